import ReconnectingWebSocket from "partysocket/ws";
import type { ClientFrame, Done, HintFrame, CodedReason, RefusedFrame, ServerFrame } from "./wire";

/** A frame before it has its id. */
export type Wish = ClientFrame extends infer Frame
  ? Frame extends ClientFrame
    ? Omit<Frame, "id">
    : never
  : never;
export type Reply = Done | RefusedFrame | HintFrame;

export interface Ear {
  hear(frame: ServerFrame): void;
  /** The line is up, is coming back, or is closed for good. */
  line(state: "up" | "down" | "closed", why?: CodedReason): void;
}

/**
 * A name for a frame. `crypto.randomUUID` is missing where a page comes over plain http, as in a
 * home network.
 */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const PING_EVERY = 10_000;
const SILENCE = 8_000;

/**
 * The connection of one seat: reconnects automatically, tells the server which version it has, and
 * sends what was not confirmed once more with the same id, so that nothing is lost or doubled.
 */
export class Line {
  #socket: ReconnectingWebSocket;
  #version: number | null = null;
  #waiting = new Map<string, { frame: ClientFrame; answer: (reply: Reply) => void }>();
  #greeted = false;
  #pings: ReturnType<typeof setInterval>;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    /** `mine` is the only seat of this player, wherever the draw puts it. */
    readonly seat: 0 | 1 | "mine" | "watch",
    private readonly ear: Ear,
    /** The player wants to be asked even where there is only one answer. */
    private askAlways: boolean,
  ) {
    this.#socket = this.#open();
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Send a wish; the answer is `done`, `refused` or `hint`, however often the line breaks. */
  send(wish: Wish): Promise<Reply> {
    const frame: ClientFrame = { ...wish, id: newId() };
    return new Promise((answer) => {
      this.#waiting.set(frame.id, { frame, answer });
      if (this.#greeted) this.#socket.send(JSON.stringify(frame));
    });
  }

  /** The player has changed their mind: the server is told when the line is opened again. */
  asks(always: boolean): void {
    if (this.askAlways === always) return;
    this.askAlways = always;
    this.#greeted = false;
    this.#socket.reconnect();
  }

  close(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket.removeEventListener("close", this.#down); // closed by us: nothing is down
    this.#socket.close();
  }

  #open(): ReconnectingWebSocket {
    const socket = new ReconnectingWebSocket(() => this.#address(), [], {
      minReconnectionDelay: 250 + Math.random() * 250,
      maxReconnectionDelay: 5_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 6_000,
      maxEnqueuedMessages: 0, // we send what is waiting again ourselves, after the greeting
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerFrame);
    });
    socket.addEventListener("close", this.#down);
    return socket;
  }

  #down = (): void => {
    this.#greeted = false;
    clearTimeout(this.#silence);
    this.ear.line("down");
  };

  #address(): string {
    const { protocol, host } = location;
    const asked = new URLSearchParams(this.seat === "mine" ? {} : { seat: String(this.seat) });
    if (this.askAlways) asked.set("ask", "always");
    if (this.#version !== null) asked.set("since", String(this.#version));
    const scheme = protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${host}/api/tables/${this.table}/socket?${asked}`;
  }

  #hear(frame: ServerFrame): void {
    clearTimeout(this.#silence);
    if (this.#missedSomething(frame)) return this.#startOver();
    switch (frame.type) {
      case "full":
        this.#version = frame.version;
        break;
      case "update":
        if (this.#version !== null && frame.version <= this.#version && this.#greeted) return;
        this.#version = frame.version;
        break;
      case "done":
      case "refused":
      case "hint":
        this.#answer(frame);
        return;
      case "bye":
        this.ear.line(frame.again ? "down" : "closed", frame.reason);
        if (!frame.again) this.close();
        return;
      case "pong":
        return;
    }
    this.ear.hear(frame);
    if (!this.#greeted) this.#greet();
  }

  /**
   * Whatever a frame is about: if it refers to a version that we have not received, we have missed
   * something.
   */
  #missedSomething(frame: ServerFrame): boolean {
    if (frame.type === "full" || frame.type === "bye") return false;
    if (this.#version === null) return frame.type === "update";
    return (frame.type === "update" ? frame.since : frame.version) > this.#version;
  }

  /** The first frame after connecting has come: now say again what was not confirmed. */
  #greet(): void {
    this.#greeted = true;
    this.ear.line("up");
    for (const { frame } of this.#waiting.values()) this.#socket.send(JSON.stringify(frame));
  }

  #answer(reply: Reply): void {
    if (reply.id === null) return;
    this.#waiting.get(reply.id)?.answer(reply);
    this.#waiting.delete(reply.id);
  }

  #startOver(): void {
    this.#version = null;
    this.#greeted = false;
    this.#socket.reconnect();
  }

  #ping(): void {
    if (!this.#greeted) return;
    this.#socket.send(JSON.stringify({ type: "ping", id: "ping" } satisfies ClientFrame));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket.reconnect(), SILENCE);
  }

  /**
   * The network is back or the tab is looked at again: do not sit out the pause. A socket that
   * waits for its next attempt cannot be hurried, so another one takes its place.
   */
  #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#greeted) this.#ping();
    else if (this.#socket.readyState !== ReconnectingWebSocket.CONNECTING) {
      this.#socket.close();
      this.#socket = this.#open();
    }
  };
}
