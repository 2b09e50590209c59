/** Small sounds with a meaning, made here.  Each has a twin that can be seen; all are off until somebody wants them. */

import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "move" | "chat" | "refused" | "end";

/** Notes as frequency in hertz, and when they begin, in seconds. */
const NOTES: Record<Sound, readonly (readonly [hertz: number, at: number])[]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  move: [[220, 0]],
  chat: [[660, 0]],
  refused: [
    [196, 0],
    [165, 0.1],
  ],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
    [1047, 0.42],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  for (const [hertz, at] of NOTES[sound]) {
    const start = context.currentTime + at;
    const note = context.createOscillator();
    const gain = context.createGain();
    note.type = "triangle";
    note.frequency.value = hertz;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    note.connect(gain).connect(context.destination);
    note.start(start);
    note.stop(start + 0.4);
  }
}
