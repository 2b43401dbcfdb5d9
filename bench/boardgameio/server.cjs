// boardgame.io's own server with the smallest game there is: two seats, one move, in turn.
// It keeps matches in memory, as it does by default; nothing is written to a disk.
const { Server } = require("boardgame.io/server");

const game = {
  name: "trivial",
  setup: () => ({ count: 0 }),
  moves: { play: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
