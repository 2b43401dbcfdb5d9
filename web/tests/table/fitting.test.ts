// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { fitting } from "../../src/table/fitting";

/** A box with room for that many of the sentences in it, each of them one pixel high. */
function boxFor(room: number, sentences: string): [HTMLElement, HTMLElement] {
  const box = document.createElement("div");
  box.innerHTML = `<p>${sentences}</p>`;
  const region = box.querySelector("p") as HTMLElement;
  const height = () => [...region.children].filter((each) => !(each as HTMLElement).hidden).length;
  Object.defineProperty(box, "clientHeight", { get: () => room - 1 });
  Object.defineProperty(box, "scrollHeight", { get: height });
  return [box, region];
}

const shown = (box: HTMLElement) =>
  [...box.querySelectorAll("span")].filter((each) => !each.hidden).map((each) => each.textContent);

const HINT = `<span>best</span><span>why</span><span class="other">2</span><span class="other">3</span>`;

it.each([
  [4, ["best", "why", "2", "3"]],
  [3, ["best", "why", "2"]],
  [2, ["best", "why"]],
  [1, ["best", "why"]],
])(
  "leaves out what there is no room for, the last first, but never the best (%i)",
  (room, left) => {
    const [box, region] = boxFor(room, HINT);
    fitting(region)();
    expect(shown(box)).toEqual(left);
  },
);

it("looks again when something else is said", async () => {
  const [box, region] = boxFor(3, HINT);
  const end = fitting(region);
  expect(shown(box)).toEqual(["best", "why", "2"]);
  region.querySelectorAll("span")[1]?.remove();
  await Promise.resolve();
  expect(shown(box)).toEqual(["best", "2", "3"]);
  end();
});
