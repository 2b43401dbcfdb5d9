/** Whether the server can be reached, as the latest answers say. */
let isOnline = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;
let pause = 0;
let waiting: (() => void)[] = [];

const FIRST_PAUSE = 1_000; // milliseconds
const LONGEST_PAUSE = 15_000;
const PATIENCE = 10_000; // for an answer: a network that swallows questions is none

export function online(): boolean {
  return isOnline;
}

/** An answer has come, or none. While there is none, the server is asked again and again. */
export function reached(isThere: boolean): void {
  if (isThere === isOnline) return;
  isOnline = isThere;
  clearTimeout(timer);
  pause = FIRST_PAUSE;
  if (!isThere) timer = setTimeout(() => void look(), pause);
  if (!isThere) return;
  for (const goOn of waiting) goOn();
  waiting = [];
}

/** When the server can be reached again; at once if it can. */
export function back(): Promise<void> {
  return isOnline ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}

/** Ask the server whether it is there. */
export async function isThere(): Promise<boolean> {
  const found = await answers();
  reached(found);
  return found;
}

async function look(): Promise<void> {
  clearTimeout(timer);
  const isThere = await answers();
  clearTimeout(timer); // someone else may have asked for the next look meanwhile
  if (isOnline) return;
  pause = Math.min(LONGEST_PAUSE, pause * 1.5);
  if (isThere) reached(true);
  else timer = setTimeout(() => void look(), pause);
}

/** A server that is too busy for new games is there all the same. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch("/health", { cache: "no-store", signal });
    return (answer.headers.get("content-type") ?? "").startsWith("application/json");
  } catch {
    return false;
  }
}

/** The network or the person is back: do not sit out the pause. */
function wake(): void {
  if (!isOnline && !document.hidden) void look();
}

// Scripts render cards without a page.
if (typeof document !== "undefined") {
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
}
