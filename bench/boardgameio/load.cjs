// node load.cjs PORT TABLES SECONDS PAUSE: both seats of every table, as bench/load.py does it.
const { io } = require("socket.io-client");
const { measure } = require("../peer.cjs");

const [port, ...numbers] = process.argv.slice(2).map(Number);

function seat(match, player) {
  const socket = io(`http://127.0.0.1:${port}/trivial`, { transports: ["websocket"], forceNew: true });
  const self = { socket, version: -1, at: 0, wake: null };
  const hear = (state) => {
    if (state._stateID <= self.version) return;
    self.at = performance.now();
    self.version = state._stateID;
    self.current = state.ctx.currentPlayer;
    if (self.wake) self.wake();
  };
  socket.on("sync", (_, sync) => hear(sync.state));
  socket.on("update", (_, state) => hear(state));
  self.until = async (version) => {
    while (self.version < version) await new Promise((done) => { self.wake = done; });
  };
  self.ready = new Promise((done) => socket.on("connect", () => {
    socket.emit("sync", match, player, undefined, 2);
    done();
  }));
  return self;
}

async function open(number) {
  const match = `match-${number}`;
  const one = seat(match, "0");
  await one.ready;
  await one.until(0);
  const two = seat(match, "1");
  await two.ready;
  await two.until(0);
  return {
    seats: [one, two],
    acts: () => Number(one.current),
    move: (own, player) => {
      const payload = { type: "play", args: [], playerID: String(player) };
      own.socket.emit("update", { type: "MAKE_MOVE", payload }, own.version, match, String(player));
    },
  };
}

measure(open, ...numbers);
