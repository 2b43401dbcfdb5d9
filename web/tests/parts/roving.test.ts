// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inOrder, nearest, roving, stops } from "../../src/parts/roving";

let group: HTMLElement;
let leave: () => void = () => {};

function build(html: string, options?: Parameters<typeof roving>[0]): void {
  document.body.innerHTML = `<div id="group">${html}</div><button id="outside"></button>`;
  group = document.querySelector<HTMLElement>("#group") ?? document.body;
  leave = roving(options)(group) ?? leave;
}
const BUTTONS =
  '<button id="a" data-stop></button><button id="b" data-stop></button><button id="c" data-stop></button>';
const stop = () =>
  stops(group)
    .filter((each) => each.tabIndex === 0)
    .map((each) => each.id);
const focus = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.focus();
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const here = () => document.activeElement?.id;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("the stop of the Tab key", () => {
  it("is one of all: the first", () => {
    build(BUTTONS);
    expect(stop()).toEqual(["a"]);
  });

  it("is the first that may be chosen, unless another is marked", () => {
    build(BUTTONS.replace('id="b"', 'id="b" data-legal'));
    expect(stop()).toEqual(["b"]);
    leave();
    build(
      BUTTONS.replace('id="b"', 'id="b" data-legal').replace(
        'id="c" data-stop',
        'id="c" data-stop="first"',
      ),
    );
    expect(stop()).toEqual(["c"]);
  });

  it("is where the keyboard is, and stays where it was", () => {
    build(BUTTONS);
    focus("c");
    expect(stop()).toEqual(["c"]);
    focus("outside");
    vi.runAllTimers();
    expect(stop()).toEqual(["c"]);
  });

  it("is never one that is leaving", () => {
    build(`<span inert>${BUTTONS}</span><button id="d" data-stop></button>`);
    expect(stop()).toEqual(["d"]);
  });
});

describe("arrows", () => {
  it.each([
    ["ArrowRight", "a", "b"],
    ["ArrowDown", "b", "c"],
    ["ArrowLeft", "b", "a"],
    ["ArrowUp", "c", "b"],
    ["ArrowRight", "c", "a"],
    ["ArrowLeft", "a", "c"],
    ["Home", "c", "a"],
    ["End", "a", "c"],
    ["Enter", "b", "b"],
  ])("%s leads from %s to %s", (key, from, to) => {
    build(BUTTONS, { next: inOrder });
    focus(from);
    press(key);
    expect(here()).toBe(to);
  });

  it("tell where they have led", () => {
    const moved = vi.fn((each: Element) => each.id);
    build(BUTTONS, { moved });
    focus("a");
    expect(moved).not.toHaveBeenCalled();
    press("ArrowRight");
    expect(moved).toHaveReturnedWith("b");
  });

  it("over a table lead to the nearest in their direction", () => {
    build(BUTTONS + '<button id="d" data-stop></button>', { next: nearest });
    const at: Record<string, [number, number]> = {
      a: [0, 0],
      b: [100, 10],
      c: [0, 80],
      d: [300, 0],
    };
    for (const each of stops(group)) {
      const [left, top] = at[each.id] ?? [0, 0];
      vi.spyOn(each, "getBoundingClientRect").mockReturnValue(new DOMRect(left, top, 50, 50));
    }
    focus("a");
    press("ArrowRight");
    expect(here()).toBe("b");
    press("ArrowRight");
    expect(here()).toBe("d");
    press("ArrowRight");
    expect(here()).toBe("d");
    focus("a");
    press("ArrowDown");
    expect(here()).toBe("c");
  });
});
