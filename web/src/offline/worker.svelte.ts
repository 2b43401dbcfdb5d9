import { online } from "../state/network.svelte";
import { outdate } from "../state/route.svelte";

const FILES = "zweikampf-files-";
const NEWEST = "newest"; // as worker/sw.ts calls it

/** From here on the app opens without a network; browsers that cannot do that go without. */
export async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const found = (await serviceWorker.register("/sw.js", { updateViaCache: "none" })) as
    ServiceWorkerRegistration | undefined; // a browser may have workers switched off
  if (!found) return;
  if (found.waiting) void check();
  found.addEventListener("updatefound", () => {
    const fresh = found.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed") void check();
    });
  });
  // A server that was away may have come back as a newer one; a page may be open for days.
  let wasOnline = true;
  $effect.root(() => {
    $effect(() => {
      if (online() && !wasOnline) void look(found);
      wasOnline = online();
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && online()) void look(found);
  });
}

async function look(found: ServiceWorkerRegistration): Promise<void> {
  try {
    await found.update();
  } catch {
    // The network is gone again: the next look will find it.
  }
}

/**
 * Is there a newer client than this page? Then the next change of place loads it: until then the
 * page has all files of its own version. A page of the newest version says so to the worker.
 */
async function check(): Promise<void> {
  const newest = (await caches.keys()).filter((name) => name.startsWith(FILES)).at(-1);
  if (newest === undefined) return;
  const cache = await caches.open(newest);
  const own = [...document.head.querySelectorAll("script[src], link[rel=stylesheet]")].map(
    (each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "",
  );
  const found = await Promise.all(own.map((file) => cache.match(file)));
  if (found.includes(undefined)) outdate();
  else navigator.serviceWorker.controller?.postMessage(NEWEST);
}
