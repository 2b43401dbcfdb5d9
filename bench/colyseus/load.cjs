// node load.cjs PORT TABLES SECONDS PAUSE: both seats of every table, as bench/load.py does it.
const { Client } = require("@colyseus/sdk");
const { measure } = require("../peer.cjs");

const [port, ...numbers] = process.argv.slice(2).map(Number);
const client = new Client(`ws://127.0.0.1:${port}`);

function seat(room) {
  const self = { room, version: -1, at: 0, wake: null };
  room.onMessage("moved", (version) => {
    self.at = performance.now();
    self.version = version;
    if (self.wake) self.wake();
  });
  self.until = async (version) => {
    while (self.version < version) await new Promise((done) => { self.wake = done; });
  };
  return self;
}

async function open() {
  const one = seat(await client.create("trivial"));
  const two = seat(await client.joinById(one.room.roomId));
  await one.until(0);
  await two.until(0);
  return {
    seats: [one, two],
    acts: () => one.version % 2,
    move: (own) => own.room.send("play", own.version),
  };
}

measure(open, ...numbers);
