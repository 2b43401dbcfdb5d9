import type { Texts, Values } from "../texts/texts.svelte";
import type { GameModule } from "../games/contract";
import Board from "./Board.svelte";
import { actionName, type AnyView } from "./view";

/** What stands in for the module of a game that this client was not built with. */
const generic: GameModule<AnyView> = {
  Board,
  // Whether seats hold secrets is not known here, so the screen is covered.
  secret: true,
  values(values: Values, texts: Texts): Values {
    const token = values["token"];
    return typeof token === "string" ? { ...values, token: actionName(token, texts) } : values;
  },
  moveName: (token, _view, texts) => actionName(token, texts),
};

export default generic as unknown as GameModule;
