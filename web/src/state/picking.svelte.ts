import type { Session } from "./session.svelte";
import { chosen } from "./settings.svelte";

/**
 * A player who wants to confirm moves chooses one with the first click and plays it with the second one.
 * This is the same for all boards: they only say which token was chosen.
 */
export class Picking {
  #picked = $state.raw<{ token: string; version: number } | null>(null);

  constructor(private readonly session: Pick<Session, "version" | "legal" | "forget" | "act">) {}

  /** The token that waits for its confirmation; a new position forgets it. */
  readonly token = $derived.by<string | null>(() =>
    chosen().confirm && this.#picked?.version === this.session.version ? this.#picked.token : null,
  );

  /**
   * Choose a token; whether it was sent. `sure`: nobody has to be asked, because it was decided
   * before. What is not legal is sent too: the server says why not.
   */
  act(token: string, sure = false): boolean {
    const { version, legal } = this.session;
    const asks = chosen().confirm && !sure && legal.includes(token) && token !== this.token;
    this.#picked = asks ? { token, version } : null;
    if (asks) this.session.forget();
    else void this.session.act(token);
    return !asks;
  }

  drop(): void {
    this.#picked = null;
  }

  confirm(): void {
    if (this.token !== null) this.act(this.token, true);
  }
}
