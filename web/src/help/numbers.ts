/** A text with rule numbers in it, such as "(T3.1, T4.1)", in pieces: `rule` leads to a rule. */
export interface Piece {
  text: string;
  rule: string | null;
}

const NUMBER = /\b[A-Z]\d+\.\d+\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), rule: null });
    found.push({ text: match[0], rule: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), rule: null });
  return found;
}
