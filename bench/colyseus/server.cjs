// Colyseus with the smallest game there is: two seats, one move, in turn. A move is answered by a
// message to both seats at once; the state that Colyseus would send twenty times per second is not
// used, so nothing waits for it. Rooms are in memory; nothing is written to a disk.
const { Room, Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");

class Trivial extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.version = 0;
    this.onMessage("play", (client, version) => {
      const acts = this.clients[this.version % 2] === client;
      if (!acts || version !== this.version) return;
      this.version += 1;
      this.broadcast("moved", this.version);
    });
  }

  onJoin() {
    if (this.clients.length === 2) this.broadcast("moved", this.version);
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("trivial", Trivial);
server.listen(0, "127.0.0.1").then(() => {
  console.log(`port ${server.transport.server.address().port}`);
});
