import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/pieces.css";
import "./styles/shell.css";
import "./styles/live.css";
import App from "./App.svelte";
import { loadWords } from "./lib/words";

await loadWords(navigator.languages);
mount(App, { target: document.getElementById("app") as HTMLElement });
// A page that stayed open over a new version asks for files that are gone; one that was just loaded is not loaded again.
addEventListener("vite:preloadError", () => {
  if (performance.now() > 10_000) location.reload();
});
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
