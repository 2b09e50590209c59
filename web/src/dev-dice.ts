import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/pieces.css";
import "./styles/shell.css";
import "./styles/live.css";
import App from "./DevDice.svelte";
import { loadWords } from "./lib/words";
await loadWords(navigator.languages);
mount(App, { target: document.getElementById("app") as HTMLElement });
