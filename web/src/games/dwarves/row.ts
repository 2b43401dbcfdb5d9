/** Where hearts and dice stand in the lower row of a card that is 100 wide. */
export interface Row {
  /** The left edges of the hearts; one for all if they are counted in figures. */
  hearts: number[];
  counted: boolean;
  /** The left edges of the dice that the card works with. */
  dice: number[];
}

export const HEART = 15; // with the space behind it
export const DIE = 16;
const LEFT = 8.5;
const EFFECT = 74; // what a die does stands from here to the right edge
const WIDTH = 91.5;
const FIGURES = 44; // a heart and "10/12" behind it

/** Hearts on the left, dice on the right; hearts that would reach the dice are counted. */
export function rowOf(health: number, faces: number): Row {
  const dice = Array.from({ length: faces }, (_, at) => EFFECT - (faces - at) * (DIE + 1));
  const end = dice[0] ?? WIDTH;
  const counted = health > 4 || LEFT + health * HEART > end;
  const width = counted ? FIGURES : health * HEART;
  const start = faces === 0 ? (100 - width) / 2 : LEFT;
  const hearts = Array.from({ length: counted ? 1 : health }, (_, at) => start + at * HEART);
  return { hearts, counted, dice };
}
