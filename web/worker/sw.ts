/**
 * The app without a network. `plugins/worker.ts` writes the list of files into this script; it is
 * one script without imports, because not all browsers know workers that are modules.
 *
 * Pages come from the network as long as there is one, so nobody sees an old client. Without one the
 * newest complete version opens. Each version has its own cache, and the caches of older versions stay
 * until none of their pages is open any more: a game in progress finds all its files. A page of the
 * newest version that is the only one says so, and the older caches go at once.
 *
 * A worker serves the files of every version, so a newer one has no need to push an older one aside:
 * it waits until no page is open, as browsers do by themselves. Chromium can lose a page that is
 * loaded while a busy worker is replaced.
 */
declare const __FILES__: string[];
declare const __PAGE__: string;
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = "zweikampf-files-";
const CURRENT = FILES + __VERSION__;
/** Answers of the server: the games, the list of tables, finished games. */
const DATA = "zweikampf-data";
const INDEX = "/index.html";
/** Tells the page that an answer was kept, because the server could not be asked. */
const KEPT = "x-zweikampf-kept";
const PATIENCE = 5_000; // milliseconds for the network, if there is something else to show
const MOST_GAMES = 40;
const NEWEST = "newest"; // said by a page of the newest version
/** What is about a moment, or about the person. */
const PASSING = /^\/api\/(guest|tables\/\w+\/(review|ledger|known))/;
const REPLAY = /^\/api\/tables\/(\w+)\/replay$/;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (event.data === NEWEST) event.waitUntil(tidy());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/api/")) {
    if (!PASSING.test(pathname)) event.respondWith(answerTo(request));
  } else if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (__FILES__.includes(pathname) || pathname.startsWith("/assets/"))
    event.respondWith(fileOf(request));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(bringForward(path));
});

async function install(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(
    __FILES__.map(async (file) => {
      // Files under assets/ have their hash in the name: what an older version has is the same.
      const known = file.startsWith("/assets/") ? await caches.match(file) : undefined;
      await cache.put(file, known ?? (await fetched(file)));
    }),
  );
  const page = await fetched(INDEX);
  if ((await page.clone().text()) !== __PAGE__) throw new Error("another version came meanwhile");
  await cache.put(INDEX, page); // the last one: a version with a page is complete
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
}

/** A page of the newest version is open: if no other one is, nobody needs the older files. */
async function tidy(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) return;
  let isOlder = false; // a version that is still being installed comes after the newest one
  for (const name of await versions()) {
    if (isOlder) await caches.delete(name);
    isOlder ||= (await pageIn(name)) !== undefined;
  }
}

/** No page of an older version is open any more. */
async function takeOver(): Promise<void> {
  const old = (await versions()).filter((name) => name !== CURRENT);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function pageFor(request: Request): Promise<Response> {
  const kept = await newestPage();
  return (await fromNetwork(request, kept !== undefined)) ?? kept ?? Response.error();
}

async function newestPage(): Promise<Response | undefined> {
  for (const name of await versions()) {
    const page = await pageIn(name);
    if (page) return page;
  }
  return undefined;
}

/** The caches of all versions, the latest first. */
async function versions(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(FILES)).reverse();
}

/** The page of a version; it has none until it is complete. */
async function pageIn(version: string): Promise<Response | undefined> {
  return (await caches.open(version)).match(INDEX);
}

async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function answerTo(request: Request): Promise<Response> {
  const cache = await caches.open(DATA);
  const kept = await cache.match(request);
  const answer = await fromNetwork(request, kept !== undefined);
  if (answer) {
    if (answer.ok) await keep(cache, request, answer.clone());
    return answer;
  }
  if (!kept) return Response.error();
  const headers = new Headers(kept.headers);
  headers.set(KEPT, "1");
  return new Response(kept.body, { headers });
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer);
    if (REPLAY.test(new URL(request.url).pathname)) await forgetOldest(cache);
  } catch {
    // No room: the answer counts, it is only not kept.
  }
}

/** Finished games are the only thing that grows: the latest ones stay. */
async function forgetOldest(cache: Cache): Promise<void> {
  const replays = (await cache.keys()).flatMap((request) => {
    const table = REPLAY.exec(new URL(request.url).pathname)?.[1];
    return table === undefined ? [] : [{ request, table }];
  });
  const tables = [...new Set(replays.map((each) => each.table))];
  const old = new Set(tables.slice(0, Math.max(0, tables.length - MOST_GAMES)));
  await Promise.all(
    replays.filter((each) => old.has(each.table)).map((each) => cache.delete(each.request)),
  );
}

/** Nothing if the server cannot be reached, or not soon enough for someone who has something else. */
async function fromNetwork(request: Request, isImpatient: boolean): Promise<Response | null> {
  const asked = fetch(request).then(
    // A proxy in front of a server that is away.
    (answer) => (answer.status === 502 || answer.status === 504 ? null : answer),
    () => null,
  );
  if (!isImpatient) return asked;
  return Promise.race([asked, new Promise<null>((wake) => setTimeout(() => wake(null), PATIENCE))]);
}

async function bringForward(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path);
  if (page) await page.focus();
  else await worker.clients.openWindow(path);
}
