import { vi } from "vitest";
import type { ClientFrame, ServerFrame } from "../src/net/wire";

/** A socket without a network: tests play the server. */
export class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  /** The newest one. */
  static get latest(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  binaryType = "blob";
  readyState = 0;
  readonly sent: ClientFrame[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts. */
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  say(frame: ServerFrame): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }

  /** The network breaks. */
  break(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1006, reason: "" }));
  }

  ofType<Type extends ClientFrame["type"]>(type: Type): Extract<ClientFrame, { type: Type }>[] {
    return this.sent.filter(
      (frame): frame is Extract<ClientFrame, { type: Type }> => frame.type === type,
    );
  }
}

/** From here on sockets and time belong to the test. */
export function takeOver(): void {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** Let that many milliseconds pass, and settle every promise due by then. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
