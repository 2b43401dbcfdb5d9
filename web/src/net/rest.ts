import type {
  ContinueTable,
  CreateTable,
  CreatedTable,
  DeckTold,
  DrawsTold,
  GamesTold,
  GuestTold,
  JoinTable,
  ReasonTold,
  ReplayTold,
  ReviewTold,
  TableTold,
  TablesTold,
} from "./wire";

/** The server said no: `reason.code` is the key of the sentence that says why. */
export class Refused extends Error {
  constructor(readonly reason: ReasonTold) {
    super(reason.code);
  }
}

export const games = () => ask<GamesTold>("GET", "/api/games");
export const deck = (name: string) => ask<DeckTold>("GET", `/api/decks/${encodeURIComponent(name)}`);
export const guest = () => ask<GuestTold>("GET", "/api/guest");
export const tables = () => ask<TablesTold>("GET", "/api/tables");
export const table = (id: string) => ask<TableTold>("GET", `/api/tables/${id}`);
export const create = (body: CreateTable) => ask<CreatedTable>("POST", "/api/tables", body);
export const join = (id: string, body: JoinTable) =>
  ask<TableTold>("POST", `/api/tables/${id}/join`, body);
export const recordPath = (id: string) => `/api/tables/${id}/record`;

/** Of a finished game: what its seal is checked by. */
export const draws = (id: string) => ask<DrawsTold>("GET", `/api/tables/${id}/draws`);
export const record = (id: string) => ask<string>("GET", recordPath(id), undefined, (answer) => answer.text());

/** What is ready of a review; asking keeps it going. */
export const review = (id: string, seat: 0 | 1) =>
  ask<ReviewTold>("GET", `/api/tables/${id}/review?seat=${seat}`);
export const goOn = (id: string, body: ContinueTable) =>
  ask<CreatedTable>("POST", `/api/tables/${id}/continue`, body);

/** Some plies of a finished game; without a seat as a spectator saw them. */
export function replay(id: string, seat: 0 | 1 | null, from: number): Promise<ReplayTold> {
  const asked = seat === null ? `from=${from}` : `seat=${seat}&from=${from}`;
  return ask<ReplayTold>("GET", `/api/tables/${id}/replay?${asked}`);
}

type Read = (answer: Response) => Promise<unknown>;
const asJson: Read = (answer) => answer.json().catch(() => null);

async function ask<T>(method: string, path: string, body?: unknown, read = asJson): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: "no-connection", values: {} });
  }
  if (answer.ok) return (await read(answer)) as T;
  throw new Refused(reasonIn(await asJson(answer)) ?? { code: "server-trouble", values: {} });
}

function reasonIn(told: unknown): ReasonTold | null {
  if (typeof told !== "object" || told === null || !("reason" in told)) return null;
  const { reason } = told as { reason: unknown };
  const named = typeof reason === "object" && reason !== null && "code" in reason;
  return named ? (reason as ReasonTold) : null;
}
