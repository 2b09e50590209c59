/** What this browser's owner likes: kept in the browser, told to nobody. */

type Theme = "night" | "dawn";

export function kept(key: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(`odango.${key}`);
  } catch {
    return null; // Storage may be forbidden; then nothing is remembered.
  }
}

export function keep(key: string, value: string, where: () => Storage = () => localStorage): void {
  try {
    where().setItem(`odango.${key}`, value);
  } catch {
    // As above.
  }
}

class Prefs {
  /** The table stands under a night sky unless somebody wants it otherwise. */
  theme = $state<Theme>(kept("theme") === "dawn" ? "dawn" : "night");
  sound = $state(kept("sound") === "on");

  constructor() {
    this.show();
  }

  private show(): void {
    if (this.theme === "dawn") document.documentElement.dataset["theme"] = "light";
    else delete document.documentElement.dataset["theme"];
  }

  turnTheme(): void {
    this.theme = this.theme === "dawn" ? "night" : "dawn";
    keep("theme", this.theme);
    this.show();
  }

  turnSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound ? "on" : "off");
  }
}

export const prefs = new Prefs();

export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
