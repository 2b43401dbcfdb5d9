import { t } from "../texts/texts.svelte";

/** A figure with one digit after the point, as people of a language write it. */
export function number(value: number): string {
  return value.toLocaleString(t.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
