import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const HOUSE =
  /\/src\/(lib\/(api|errand|me|naming|prefs|problem|router|tablename|wide)\b|parts\/(Fault|Icon|Name\w+|OneField|Sheet|TopBar)\.|lobby\/(Cover|MeButton|Switch|games|options)\.|decks\/(api|pasted)\.|games\/(face|options|\w+\/options)\.)/;

// The built client travels inside the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/odango/web",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: true,
    // What there is, for the service worker.
    manifest: "files.json",
    // What the lobby needs at once and other pages need too, in one file: many small ones weigh more on the line.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", test: HOUSE }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["ODANGO_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // Nearly all of the time went into loading the same modules anew for every file.  So what a test puts in the place
    // of something else is taken away after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    reporters: [["minimal", { silent: false }]],
  },
});
