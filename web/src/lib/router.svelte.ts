/** Where we are.  Addresses are few: the lobby, a table, a replay, the badge, decks. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    // Links inside the house change the page without loading it anew.
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      if (
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute("download") ||
        link.pathname.startsWith("/api/")
      )
        return;
      if (link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  go(address: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", address);
    this.read();
    if (how === "push") scrollTo(0, 0);
  }
}

export const router = new Router();
