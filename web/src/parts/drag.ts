/**
 * Dragging, for those who like it: it does nothing that clicks cannot do.
 *
 * `data-drag="play"`: let go outside its own row, it is played as by a click.
 * `data-drag="pick"`: taking it up chooses it, which lights its targets; let go over something that
 * may be chosen, that is chosen; let go over a `data-drop` place, the ready answer is given;
 * anywhere else the choice is taken back.
 */
const FAR = 8; // pixels; less is a click with an unsteady hand

interface Held {
  card: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  ghost: SVGElement | null;
}

export function dragging(board: HTMLElement): () => void {
  let held: Held | null = null;

  function down(event: PointerEvent): void {
    const card =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
    if (!card || event.button !== 0 || !event.isPrimary || !isFree(card)) return;
    held = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      held.ghost = takeUp(held.card);
      if (held.card.dataset["drag"] === "pick" && held.card.getAttribute("aria-pressed") !== "true")
        held.card.click();
    }
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  function up(event: PointerEvent): void {
    if (held?.pointer !== event.pointerId) return;
    const { card, ghost } = held;
    held = null;
    if (!ghost) return;
    ghost.remove();
    card.classList.remove("dragged");
    swallowClick();
    const under =
      event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    if (card.dataset["drag"] === "play") {
      if (under && board.contains(under) && !card.closest("ul")?.contains(under)) card.click();
      return;
    }
    const target = under?.closest<HTMLElement>("[data-legal]");
    if (target && target !== card && board.contains(target)) target.click();
    else if (under?.closest("[data-drop]"))
      board.querySelector<HTMLElement>("[data-ready]")?.click();
    else
      board.firstElementChild?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", bubbles: true }),
      );
  }

  board.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    held?.ghost?.remove();
    board.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}

function isFree(card: HTMLElement): boolean {
  return card.hasAttribute("data-legal") || card.getAttribute("aria-pressed") === "true";
}

/** A picture of the card that follows the pointer. */
function takeUp(card: HTMLElement): SVGElement {
  const picture =
    card.querySelector<SVGElement>(".top svg") ?? card.querySelector<SVGElement>("svg");
  const ghost = (picture?.cloneNode(true) ??
    document.createElementNS("http://www.w3.org/2000/svg", "svg")) as SVGElement;
  ghost.classList.add("drag-ghost");
  ghost.style.width = `${picture?.getBoundingClientRect().width ?? 0}px`;
  document.body.append(ghost);
  card.classList.add("dragged");
  return ghost;
}

/** The browser takes a short move back for a click on the card; it was not one. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.isTrusted && event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
