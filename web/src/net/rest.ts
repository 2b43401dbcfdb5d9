import { reached } from "../state/network.svelte";
import type {
  ContinueTableRequest,
  CreateTableRequest,
  CreatedTable,
  ChanceDraws,
  DealComparison,
  DealInfo,
  GameCatalog,
  GameLedger,
  JoinTableRequest,
  PuzzleList,
  CodedReason,
  KnownCards,
  OpenRecordRequest,
  PlayDealRequest,
  ReplayPage,
  SeatReview,
  TableInfo,
  GuestTables,
} from "./wire";

/** The server said no: `reason.code` is the key of the sentence that says why. */
export class Refused extends Error {
  constructor(readonly reason: CodedReason) {
    super(reason.code);
  }
}

export const games = () => ask<GameCatalog>("GET", "/api/games");
const text: Read = (answer) => answer.text();
/**
 * Of a game that this client was not built with: its Fluent file and its rule page; empty if it has
 * none.
 */
export const texts = (game: string, language: string) =>
  ask<string>("GET", `/api/games/${encodeURIComponent(game)}/texts/${language}`, undefined, text);
export const rules = (game: string, language: string) =>
  ask<string>("GET", `/api/games/${encodeURIComponent(game)}/rules/${language}`, undefined, text);
export const puzzles = (game: string) =>
  ask<PuzzleList>("GET", `/api/games/${encodeURIComponent(game)}/puzzles`);
export const tables = () => ask<GuestTables>("GET", "/api/tables");
export const table = (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`);
export const create = (body: CreateTableRequest) => ask<CreatedTable>("POST", "/api/tables", body);
export const join = (id: string, body: JoinTableRequest) =>
  ask<TableInfo>("POST", `/api/tables/${id}/join`, body);
/** Take an open invitation back; the table is gone then. */
export const cancel = (id: string) => ask<null>("POST", `/api/tables/${id}/cancel`);
export const recordPath = (id: string) => `/api/tables/${id}/record`;

/** A finished game from a file: the table that shows it. */
export const openRecord = (body: OpenRecordRequest) => ask<TableInfo>("POST", "/api/records", body);

/** Of a finished game: what its seal is checked by. */
export const draws = (id: string) => ask<ChanceDraws>("GET", `/api/tables/${id}/draws`);
export const record = (id: string) => ask<string>("GET", recordPath(id), undefined, text);

/** What is ready of a review; asking keeps it going. */
export const review = (id: string, seat: 0 | 1) =>
  ask<SeatReview>("GET", `/api/tables/${id}/review?seat=${seat}`);
/** The same of a ledger of luck and play, without the entries that are here already. */
export const ledger = (id: string, from: number) =>
  ask<GameLedger>("GET", `/api/tables/${id}/ledger?from=${from}`);
/** Where each card that was hidden from a seat at a ply could lie, and where it lay. */
export const known = (id: string, seat: 0 | 1, ply: number) =>
  ask<KnownCards>("GET", `/api/tables/${id}/known?seat=${seat}&ply=${ply}`);
export const goOn = (id: string, body: ContinueTableRequest) =>
  ask<CreatedTable>("POST", `/api/tables/${id}/continue`, body);

/** The cards of a finished game, to be played again; asking twice changes nothing. */
export const dealOf = (table: string) => ask<DealInfo>("POST", `/api/tables/${table}/deal`);
export const deal = (id: string) => ask<DealInfo>("GET", `/api/deals/${id}`);
/** The deal of this week, the same for everybody on the server. */
export const week = (game: string) =>
  ask<DealInfo>("GET", `/api/games/${encodeURIComponent(game)}/week`);
export const playDeal = (id: string, body: PlayDealRequest) =>
  ask<CreatedTable>("POST", `/api/deals/${id}/play`, body);
/** Finished games of a deal, choice by choice. */
export const compare = (id: string, tables: readonly string[]) =>
  ask<DealComparison>(
    "GET",
    `/api/deals/${id}/compare?${tables.map((table) => `table=${table}`).join("&")}`,
  );

/** Some plies of a finished game; without a seat as a spectator saw them. */
export function replay(id: string, seat: 0 | 1 | null, from: number): Promise<ReplayPage> {
  const asked = seat === null ? `from=${from}` : `seat=${seat}&from=${from}`;
  return ask<ReplayPage>("GET", `/api/tables/${id}/replay?${asked}`);
}

/** The worker says so: the server could not be asked, and this is what it answered before. */
const KEPT = "x-zweikampf-kept";

type Read = (answer: Response) => Promise<unknown>;
const asJson: Read = (answer) => answer.json().catch(() => null);

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  read = asJson,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reached(false);
    throw new Refused({ code: "no-connection", values: {} });
  }
  if (answer.headers.has(KEPT)) reached(false);
  else if (!isForEver(answer)) reached(true);
  if (answer.ok) return (await read(answer)) as T;
  throw new Refused(reasonIn(await asJson(answer)) ?? { code: "server-trouble", values: {} });
}

/** What never changes may come from the browser's own store: it says nothing about the server. */
function isForEver(answer: Response): boolean {
  return (answer.headers.get("cache-control") ?? "").includes("immutable");
}

function reasonIn(told: unknown): CodedReason | null {
  if (typeof told !== "object" || told === null || !("reason" in told)) return null;
  const { reason } = told;
  const named = typeof reason === "object" && reason !== null && "code" in reason;
  return named ? (reason as CodedReason) : null;
}
