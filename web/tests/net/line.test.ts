// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type Ear } from "../../src/net/line";
import type { ServerFrame } from "../../src/net/wire";
import { full, update } from "../frames";
import { FakeSocket, pass, takeOver } from "../sockets";

const LONGEST_PAUSE = 5_000; // between two attempts
const PING = 10_000;
const SILENCE = 8_000;

let heard: ServerFrame[];
let states: string[];
let line: Line;

const ear: Ear = {
  hear: (frame) => heard.push(frame),
  line: (state) => states.push(state),
};

/** A line that the server has greeted with this version. */
async function connected(version = 1, seat: Line["seat"] = "mine", always = false): Promise<Line> {
  line = new Line("t1", seat, ear, always);
  await pass(0);
  FakeSocket.latest.open();
  FakeSocket.latest.say(full(version));
  return line;
}

async function comesBack(): Promise<FakeSocket> {
  await pass(LONGEST_PAUSE);
  FakeSocket.latest.open();
  return FakeSocket.latest;
}

beforeEach(() => {
  takeOver();
  heard = [];
  states = [];
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const asked = () => new URL(FakeSocket.latest.url).searchParams;

describe("connecting", () => {
  it("asks for the only seat of the player without a number", async () => {
    await connected();
    expect(new URL(FakeSocket.latest.url).pathname).toBe("/api/tables/t1/socket");
    expect([...asked()]).toEqual([]);
  });

  it("asks for a seat by its number where the player has two, and to watch", async () => {
    await connected(1, 1);
    expect(asked().get("seat")).toBe("1");
    line.close();
    await connected(1, "watch");
    expect(asked().get("seat")).toBe("watch");
  });

  it("says that the player wants to be asked always", async () => {
    await connected(1, "mine", true);
    expect(asked().get("ask")).toBe("always");
  });

  it("connects again when the player has changed their mind about it", async () => {
    await connected(4);
    line.asks(false);
    expect(FakeSocket.made).toHaveLength(1);
    line.asks(true);
    await pass(LONGEST_PAUSE);
    expect(FakeSocket.made).toHaveLength(2);
    expect([...asked()]).toEqual([
      ["ask", "always"],
      ["since", "4"],
    ]);
  });

  it("is up with the first frame, not with the socket", async () => {
    line = new Line("t1", "mine", ear, false);
    await pass(0);
    FakeSocket.latest.open();
    expect(states).toEqual([]);
    FakeSocket.latest.say(full(1));
    expect(states).toEqual(["up"]);
  });
});

describe("a break", () => {
  it("is told, and the line comes back with the version that it has", async () => {
    await connected(4);
    FakeSocket.latest.say(update(5));
    FakeSocket.latest.break();
    expect(states).toEqual(["up", "down"]);
    const socket = await comesBack();
    expect(asked().get("since")).toBe("5");
    socket.say(update(6, { since: 5 }));
    expect(states).toEqual(["up", "down", "up"]);
    expect(heard.map((frame) => frame.version)).toEqual([4, 5, 6]);
  });

  it("loses no wish: what was not answered is sent again with the same id, once greeted", async () => {
    await connected();
    const reply = line.send({ type: "act", token: "G1", version: 1 });
    const [first] = FakeSocket.latest.ofType("act");
    FakeSocket.latest.break();
    const socket = await comesBack();
    expect(socket.ofType("act")).toEqual([]);
    socket.say(update(2));
    expect(socket.ofType("act")).toEqual([first]);
    socket.say({ type: "done", id: first?.id ?? "", version: 2 });
    await expect(reply).resolves.toMatchObject({ type: "done", version: 2 });
  });

  it("doubles no wish: what was answered is not sent again", async () => {
    await connected();
    void line.send({ type: "resign" });
    const [first] = FakeSocket.latest.ofType("resign");
    FakeSocket.latest.say({ type: "done", id: first?.id ?? "", version: 1 });
    FakeSocket.latest.break();
    const socket = await comesBack();
    socket.say(full(1));
    expect(socket.ofType("resign")).toEqual([]);
  });

  it("keeps what is wished meanwhile until the server has greeted", async () => {
    await connected();
    FakeSocket.latest.break();
    void line.send({ type: "resume" });
    const socket = await comesBack();
    expect(socket.sent).toEqual([]);
    socket.say(full(1));
    expect(socket.ofType("resume")).toHaveLength(1);
  });
});

describe("frames", () => {
  it("drops an update that it has already", async () => {
    await connected(3);
    FakeSocket.latest.say(update(3));
    FakeSocket.latest.say(update(2));
    expect(heard.map((frame) => frame.version)).toEqual([3]);
  });

  it.each([
    ["update", update(9, { since: 7 })],
    ["done", { type: "done", id: "x", version: 9 }],
    ["pong", { type: "pong", id: "ping", version: 9 }],
  ] as [string, ServerFrame][])(
    "starts over when a %s shows that one is missing",
    async (_, frame) => {
      await connected(3);
      FakeSocket.latest.say(frame);
      await pass(LONGEST_PAUSE);
      expect(FakeSocket.made).toHaveLength(2);
      expect(asked().has("since")).toBe(false);
      expect(heard.map((each) => each.version)).toEqual([3]);
    },
  );

  it("gives each wish its own answer", async () => {
    await connected();
    const act = line.send({ type: "act", token: "G1", version: 1 });
    const hint = line.send({ type: "hint", version: 1 });
    const [one, two] = FakeSocket.latest.sent;
    FakeSocket.latest.say({ type: "hint", id: two?.id ?? "", moves: [], version: 1 });
    FakeSocket.latest.say({
      type: "refused",
      id: one?.id ?? "",
      reason: { code: "not-now", values: {} },
      version: 1,
    });
    expect((await hint).type).toBe("hint");
    expect((await act).type).toBe("refused");
  });
});

describe("a goodbye", () => {
  it("for good closes the line", async () => {
    await connected();
    const reason = { code: "old-rules", values: {} };
    FakeSocket.latest.say({ type: "bye", again: false, reason, version: 1 });
    expect(states).toEqual(["up", "closed"]);
    await pass(10 * LONGEST_PAUSE);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("for a restart does not", async () => {
    await connected();
    const reason = { code: "restarting", values: {} };
    FakeSocket.latest.say({ type: "bye", again: true, reason, version: 1 });
    FakeSocket.latest.break();
    await comesBack();
    expect(FakeSocket.made).toHaveLength(2);
  });
});

describe("silence", () => {
  it("is broken by a ping, and a pong keeps the line", async () => {
    await connected();
    await pass(PING);
    expect(FakeSocket.latest.ofType("ping")).toHaveLength(1);
    FakeSocket.latest.say({ type: "pong", id: "ping", version: 1 });
    await pass(SILENCE);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("after a ping means that the line is dead", async () => {
    await connected();
    await pass(PING + SILENCE);
    await pass(1); // to the next socket
    expect(FakeSocket.made).toHaveLength(2);
    expect(states).toEqual(["up", "down"]);
  });

  it("ends at once when the network is back", async () => {
    await connected();
    FakeSocket.latest.break();
    await pass(0);
    const before = FakeSocket.made.length;
    dispatchEvent(new Event("online"));
    await pass(0);
    expect(FakeSocket.made.length).toBe(before + 1);
  });
});
