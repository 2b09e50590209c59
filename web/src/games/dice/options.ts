import type { GameOptions, Setup } from "../options";

/** How many fight, and whose each of them is: dealt round to the people of its side. */
export function fighters(setup: Setup, seats: number): { mode: string; owners: number[] } {
  const asked = setup["mode"] as string;
  const mode = asked === "standard" ? (seats === 2 ? "duel" : "single_combat") : asked;
  const size = mode === "duel" ? 1 : (setup["team_size"] as number) || Math.max(2, Math.ceil(seats / 2));
  const people = [0, 1].map((side) =>
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % 2 === side),
  );
  const owners = Array.from({ length: 2 * size }, (_, f) => {
    const side = people[f % 2] ?? [];
    return side[Math.floor(f / 2) % side.length] ?? 0;
  });
  return { mode, owners };
}

export const options: GameOptions = {
  house: new Set(["mode", "team_size", "choose", "new_fighter_each_round", "removed_coin_stays_out"]),

  matters(name, setup, seats) {
    const { mode } = fighters(setup, seats);
    if (name === "team_size") return mode !== "duel";
    if (name === "new_fighter_each_round") return mode === "single_combat";
    if (name === "choose") return (setup["line_up"] as unknown[]).length === 0;
    if (name === "removed_coin_stays_out") return setup["abilities"] === true;
    return true;
  },
};
