import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/pieces.css";
import "./styles/shell.css";
import "./styles/live.css";
import App from "./App.svelte";
import { loadWords } from "./lib/words";

await loadWords(navigator.languages);
mount(App, { target: document.getElementById("app") as HTMLElement });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
