import { Line, type Ear, type Reply, type Wish } from "../net/line";
import type {
  CodedReason,
  EmoteFrame,
  Facts,
  Full,
  HintMove,
  Ply,
  ServerFrame,
  Update,
} from "../net/wire";
import type { GameModule, Seat } from "../games/contract";
import { sealOf, type Seal } from "../fairness/seal.svelte";
import * as witness from "../fairness/witness";
import { chosen } from "./settings.svelte";
import { Show } from "./show.svelte";

const LOG_LENGTH = 400;
/** Milliseconds that a phrase is shown. */
export const PHRASE = 6_000;

export type Emote = EmoteFrame["what"];

/** A table as one seat sees it, kept up to date over its own line. */
export class Session {
  game = $state.raw("");
  mode = $state.raw<Full["mode"]>("computer");
  options = $state.raw<Record<string, string>>({});
  /** Where this player sits, null for a spectator; a place, until the seats are drawn. */
  seat = $state.raw<Seat | null>(null);
  commitment = $state.raw("");
  /** The cards that this game shares with others. */
  deal = $state.raw<Full["deal"]>(null);
  /** Null where nothing was sealed, or not with the words of both players. */
  seal = $state.raw<Seal | null>(null);
  version = $state.raw(0);
  ply = $state.raw(0);
  actor = $state.raw<Full["actor"]>(null);
  /** The latest view; what is drawn is `show.scene`. */
  view = $state.raw<Record<string, unknown> | null>(null);
  legal = $state.raw<string[]>([]);
  rules = $state.raw<string[]>([]);
  facts = $state.raw<Facts | null>(null);
  log = $state.raw<Ply[]>([]);
  /** The steps of the latest update, for the live region. */
  news = $state.raw<Ply[]>([]);
  line = $state.raw<"opening" | "up" | "down" | "closed">("opening");
  /** Why the latest wish was refused, or why the line was closed. */
  refused = $state.raw<CodedReason | null>(null);
  /** In a lesson: the key of the answer to a move that the step does not want. */
  answer = $state.raw("");
  hints = $state.raw<HintMove[]>([]);
  thinking = $state.raw(false);
  /** What the player of each seat is saying at this moment. */
  emotes = $state.raw<readonly [Emote | null, Emote | null]>([null, null]);
  /** When the latest facts came, to count clocks down from. */
  heard = $state.raw(0);
  readonly show: Show;
  #line: Line;
  /** The version a wish is on its way for. */
  #acting = $state.raw<number | null>(null);
  /** Wishes that are not answered yet. */
  #sent = $state(0);
  /** The version that was looked at. */
  #looked = -1;
  #phrases: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly table: string,
    seat: Seat | null,
    module: GameModule,
    /** At one screen this player has both seats, and asks for each by its number. */
    both: boolean,
  ) {
    this.seat = seat;
    this.show = new Show(module);
    const ear: Ear = {
      hear: (frame) => this.#hear(frame),
      line: (state, why) => {
        this.line = state;
        if (state === "closed" && why) this.refused = why;
      },
    };
    this.#line = new Line(table, seat === null ? "watch" : both ? seat : "mine", ear, chosen().ask);
  }

  /**
   * The version that is drawn, if all that was received has been shown, all that was sent has been
   * answered, and no automatic answer is due.
   */
  get settled(): number | null {
    return this.line === "up" && this.#sent === 0 && !this.show.busy && !this.facts?.by_itself
      ? this.version
      : null;
  }

  /** A move was made while the line is down: it is sent as soon as there is one. */
  get keepsMove(): boolean {
    return this.line === "down" && this.#acting !== null;
  }

  /** Whether the player is asked even where there is only one answer. */
  asks(always: boolean): void {
    this.#line.asks(always);
  }

  close(): void {
    this.show.finish();
    this.#phrases.forEach(clearTimeout);
    this.#line.close();
  }

  /**
   * Play a token. What is still being shown is cut short: a player never waits for an animation.
   */
  async act(token: string): Promise<void> {
    // A double click is one wish. The position may change before its answer comes, and then
    // the next click is a new wish.
    const { version } = this;
    if (this.#acting === version) return;
    if (this.show.busy) this.show.finish();
    this.forget();
    this.#acting = version;
    const reply = await this.#send({ type: "act", token, version });
    if (this.#acting === version) this.#acting = null;
    this.#take(reply);
  }

  /**
   * The player is looking at the board: a question with only one answer may be answered
   * automatically.
   */
  look(): void {
    if (this.#looked === this.version) return;
    this.#looked = this.version;
    void this.#send({ type: "look", version: this.version });
  }

  async wish(wish: Wish): Promise<void> {
    this.forget();
    this.#take(await this.#send(wish));
  }

  async #send(wish: Wish): Promise<Reply> {
    this.#sent++;
    const reply = await this.#line.send(wish);
    this.#sent--;
    return reply;
  }

  async hint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const asked = this.version;
    const reply = await this.#send({ type: "hint", version: asked });
    this.thinking = false;
    if (reply.type === "hint" && asked === this.version) this.hints = reply.moves;
    else this.#take(reply);
  }

  forget(): void {
    this.refused = null;
    this.answer = "";
  }

  #take(reply: Reply): void {
    if (reply.type !== "refused") return;
    const { lesson } = this.facts ?? {};
    if (lesson && reply.reason.code === `${lesson.text}-hint`) this.answer = reply.reason.code;
    else this.refused = reply.reason;
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "facts") this.#facts(frame.facts);
    else if (frame.type === "full") this.#full(frame);
    else if (frame.type === "update") this.#update(frame);
    else if (frame.type === "emote") this.#emote(frame);
  }

  #emote({ seat, what }: EmoteFrame): void {
    const say = (now: Emote | null) => {
      this.emotes = seat === 0 ? [now, this.emotes[1]] : [this.emotes[0], now];
    };
    clearTimeout(this.#phrases[seat]);
    say(what);
    this.#phrases[seat] = setTimeout(() => say(null), PHRASE);
  }

  /**
   * Our random word, once the commitment has been kept. It does no harm if another tab of this
   * player was first.
   */
  async #giveWord(place: Seat): Promise<void> {
    const word = witness.wordFor(this.table, place);
    const reply = await this.#line.send({ type: "word", word });
    if (reply.type === "refused") witness.wordRefused(this.table, place, word);
  }

  #full(frame: Full): void {
    witness.sawFull(frame);
    if (frame.seat !== null && witness.mayGiveWord(frame)) void this.#giveWord(frame.seat);
    this.seat = frame.seat;
    const undone = frame.version > this.version && this.view !== null;
    this.game = frame.game;
    this.mode = frame.mode;
    this.options = frame.options;
    this.commitment = frame.commitment;
    this.deal = frame.deal;
    const isSealed = frame.words !== null || (frame.deal !== null && frame.commitment !== "");
    this.seal = isSealed ? sealOf(frame.table, frame) : null;
    this.seal?.look();
    this.log = frame.steps;
    if (undone) this.news = [];
    this.#position(frame);
    this.show.set(frame.view);
  }

  #update(frame: Update): void {
    const known = new Set(this.log.map((step) => step.ply));
    const steps = frame.steps.filter((step) => !known.has(step.ply));
    this.log = [...this.log, ...steps].slice(-LOG_LENGTH);
    this.news = steps;
    witness.sawSteps(this.table, steps);
    this.#position(frame);
    if (frame.view === null) this.show.set(null);
    else this.show.tell(steps, frame.view);
  }

  #position(frame: Full | Update): void {
    this.version = frame.version;
    this.ply = frame.ply;
    this.actor = frame.actor;
    this.view = frame.view;
    this.legal = frame.legal;
    this.#looked = -1; // the line may be a new one
    this.rules = frame.rules;
    this.hints = [];
    this.forget();
    this.#facts(frame.facts);
  }

  #facts(facts: Facts): void {
    this.facts = facts;
    this.heard = performance.now();
    if (facts.status !== "over") return;
    void this.seal?.open(this.mode === "screen" ? null : this.seat);
  }
}
