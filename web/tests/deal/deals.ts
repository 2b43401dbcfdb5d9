import type { DealGame, DealInfo } from "../../src/net/wire";

export const DEAL = "0123456789abcdef0123456789abcdef";
const HOUR = 3_600_000; // milliseconds
export const NOW = 1_800_000_000_000;

export const dealGame = (number: number, given: Partial<DealGame> = {}): DealGame => ({
  table: String(number).padStart(16, "0"),
  place: number,
  name: `Player ${number}`,
  seat: 0,
  yours: false,
  end: { how: "rules", reason: "points", score: [30 - number, 20], winner: 0 },
  points: 1,
  adjusted: null,
  finished: NOW + number * HOUR,
  ...given,
});

export const dealInfo = (given: Partial<DealInfo> = {}): DealInfo => ({
  id: DEAL,
  path: `/d/${DEAL}`,
  game: "throne",
  rules: 1,
  options: {},
  level: 3,
  bot: null,
  seat: 0,
  name: "Anna",
  clock: null,
  week: null,
  ends: null,
  over: false,
  commitment: "c".repeat(64),
  standing: "new",
  table: null,
  finished: 1,
  place: null,
  games: null,
  rules_known: true,
  ...given,
});
