// node load.cjs PORT TABLES SECONDS PAUSE: both seats of every table, as bench/load.py does it.
const { io } = require("socket.io-client");

const [port, tables, seconds, pause] = process.argv.slice(2).map(Number);
const sleep = (s) => new Promise((done) => setTimeout(done, s * 1000));
const times = [];

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
  return { match, seats: [one, two] };
}

async function play(table, end) {
  await sleep(Math.random() * pause);
  while (performance.now() < end) {
    const player = table.seats[0].current;
    const own = table.seats[Number(player)];
    const other = table.seats[1 - Number(player)];
    const before = own.version;
    const payload = { type: "play", args: [], playerID: player };
    const began = performance.now();
    own.socket.emit("update", { type: "MAKE_MOVE", payload }, before, table.match, player);
    await other.until(before + 1);
    times.push(other.at - began);
    await own.until(other.version);
    await sleep(pause * (0.5 + Math.random()));
  }
}

(async () => {
  const all = [];
  for (let at = 0; at < tables; at += 50) {
    const some = Array.from({ length: Math.min(50, tables - at) }, (_, n) => open(at + n));
    all.push(...(await Promise.all(some)));
  }
  const began = performance.now();
  await Promise.all(all.map((table) => play(table, began + seconds * 1000)));
  const passed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const part = (p) => Number(times[Math.min(times.length - 1, Math.floor((times.length * p) / 100))].toFixed(2));
  console.log(JSON.stringify({
    tables, moves: times.length, moves_per_second: Number((times.length / passed).toFixed(1)),
    p50_ms: part(50), p95_ms: part(95), p99_ms: part(99), max_ms: Number(times.at(-1).toFixed(2)),
  }));
  process.exit(0);
})();
