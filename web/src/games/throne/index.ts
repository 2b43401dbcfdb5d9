import type { ThroneView } from "../../net/wire";
import type { Texts, Values } from "../../texts/texts.svelte";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Result from "./Result.svelte";
import { between } from "./stills";
import { cardName, isCard } from "./words";

/** What the views of games lack that were written down before views said it. */
const LACKED = { trick: 0, factions: [], points: [0, 0] } satisfies Partial<ThroneView>;

const throne: GameModule<ThroneView> = {
  Board,
  Result,
  secret: true,
  between,
  opens: "trick-began",
  closes: "trick-won",
  silent: (event) => event.event === "card-dealt" || event.event === "card-discarded",
  values(values: Values, texts: Texts): Values {
    const cards = Object.entries(values).filter(([, value]) => isCard(value));
    return {
      why: "none", // a trick of a game that was written down before reasons were told
      ...values,
      ...Object.fromEntries(cards.map(([name, card]) => [name, cardName(card as string, texts)])),
    };
  },
  sound: (event) => (event.event === "trick-won" ? "gain" : null),
  moveName: (token, _view, texts) => (isCard(token) ? cardName(token, texts) : token),
  heading(view, texts) {
    return texts("board-phase", { phase: view.phase, trick: view.trick });
  },
  complete: (view) => ({ ...LACKED, ...view }),
  both(own, other) {
    const seat = own.seat === 1 ? 1 : 0;
    const sides: ThroneView["sides"] =
      seat === 0 ? [own.sides[0], other.sides[1]] : [other.sides[0], own.sides[1]];
    return { ...own, sides };
  },
};

export default throne as unknown as GameModule;
