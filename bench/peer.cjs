// What the loads of all peers share: tables that are opened, played and timed as bench/load.py does
// it. A table has its seats, says which of them acts, and makes a move of a seat.
const sleep = (s) => new Promise((done) => setTimeout(done, s * 1000));
const OPENING = 50; // tables opened at the same time

async function play(table, end, pause, times) {
  await sleep(Math.random() * pause);
  while (performance.now() < end) {
    const acting = table.acts();
    const own = table.seats[acting];
    const other = table.seats[1 - acting];
    const before = own.version;
    const began = performance.now();
    table.move(own, acting);
    await other.until(before + 1);
    times.push(other.at - began);
    await own.until(other.version);
    await sleep(pause * (0.5 + Math.random()));
  }
}

exports.measure = async (open, tables, seconds, pause) => {
  const all = [];
  for (let at = 0; at < tables; at += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, tables - at) }, (_, n) => open(at + n));
    all.push(...(await Promise.all(some)));
  }
  console.log("ready");
  const times = [];
  const began = performance.now();
  await Promise.all(all.map((table) => play(table, began + seconds * 1000, pause, times)));
  const passed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const part = (p) => Number(times[Math.min(times.length - 1, Math.floor((times.length * p) / 100))].toFixed(2));
  console.log(JSON.stringify({
    tables, moves: times.length, moves_per_second: Number((times.length / passed).toFixed(1)),
    p50_ms: part(50), p95_ms: part(95), p99_ms: part(99), max_ms: Number(times.at(-1).toFixed(2)),
  }));
  process.exit(0);
};
