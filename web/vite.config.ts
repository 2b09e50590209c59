import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["ODANGO_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
