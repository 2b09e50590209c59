import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/pieces.css";
import "./styles/shell.css";
import "./styles/live.css";
import Dev from "./DevBluff.svelte";
import { loadWords } from "./lib/words";
await loadWords(["en"]);
mount(Dev, { target: document.getElementById("app") as HTMLElement });
