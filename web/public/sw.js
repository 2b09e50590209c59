/* Keeps the house's own files, so that it opens without a line and says so itself.  What people play is never kept. */

const CACHE = "odango-1";
const PAGE = "/index.html";
const LIST = "/files.json";
const FEW = ["/icon.svg", "/manifest.webmanifest"];
/** Milliseconds to wait for the page on a bad line before the kept one is shown. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || /^\/(api|metrics)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (FEW.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/** The newest page there is; the kept one if the line is gone or does not get anywhere. */
async function page(event) {
  const coming = fetch(event.request);
  event.waitUntil(coming.then((fresh) => fresh.ok && keepAll()).catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    return (await Promise.race([coming, late])) ?? (await kept(PAGE)) ?? (await coming);
  } catch (error) {
    const old = await kept(PAGE);
    if (old) return old;
    throw error;
  }
}

/** A file below /assets is named by what is in it, so a kept one is never old. */
async function asset(request) {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path);
}

/** Keep the page with everything it may load, and drop what it no longer can. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const files = await filesOfThePage();
  if (!files) return;
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  // The page last: a kept page never misses a file.
  await cache.addAll([...files, ...FEW].filter((path) => !there.has(path)));
  await cache.add(new Request(PAGE, { cache: "no-cache" }));
  const old = [...there].filter((path) => path.startsWith("/assets/") && !files.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

/** Everything the build made, as its list says. */
async function filesOfThePage() {
  const list = await fetch(LIST, { cache: "no-cache" });
  if (!list.ok) return null;
  const chunks = Object.values(await list.json());
  return new Set(
    chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]).map((file) => `/${file}`),
  );
}

async function forgetOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
