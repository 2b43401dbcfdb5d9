import { back, isThere } from "../state/network.svelte";
import { Refused } from "./rest";

const RELOADED = "zweikampf-reloaded";

/** How many parts of the client are on their way although the server cannot be reached. */
let waiting = $state(0);
let isBroken = $state(false);

/** Why something that was asked for has not come, as the key of a sentence. */
export function held(): "part-waits" | "part-missing" | null {
  if (isBroken) return "part-missing";
  return waiting > 0 ? "part-waits" : null;
}

/**
 * A part of the client that comes when it is needed: code, sentences, a rule page. If there is no
 * network it comes when that is back. If the server is there and the part is not, the server has
 * got a newer client since this page was opened: that one is loaded, once.
 */
export async function bring<T>(load: () => Promise<T>): Promise<T> {
  let isSecond = false;
  for (;;) {
    try {
      const part = await load();
      sessionStorage.removeItem(RELOADED);
      isBroken = false;
      return part;
    } catch (error) {
      if (error instanceof Refused && error.reason.code !== "no-connection") throw error;
      if (!(await isThere())) {
        waiting += 1;
        await back();
        waiting -= 1;
        isSecond = false;
      } else if (isSecond) {
        return renew(error);
      } else {
        isSecond = true; // a connection may break once
      }
    }
  }
}

function renew(error: unknown): Promise<never> {
  if (sessionStorage.getItem(RELOADED) !== null) {
    isBroken = true;
    throw error;
  }
  sessionStorage.setItem(RELOADED, "yes");
  location.reload();
  return new Promise(() => {}); // this page ends here
}
