#!/usr/bin/env node
// A bot in JavaScript: it plays the last of its legal moves.
//
// zweikampf arena throne --players 'cmd:./examples/bots/bot.mjs' level1 --games 20

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Last in JavaScript" });
  } else if (message.type === "turn") {
    say({ type: "move", token: message.legal.at(-1) });
  } else if (message.type === "quit") {
    break;
  }
}
