/** A record as far as the seal needs it: headers and actions (docs/notation.md). */
export interface RecordText {
  headers: Record<string, string>;
  actions: string[];
}

export function readRecord(text: string): RecordText {
  const [head = "", ...parts] = text.split(/\n\n/);
  const headers: Record<string, string> = {};
  for (const line of head.split("\n").slice(1)) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon)] = line.slice(colon + 1).trim();
  }
  const actions = parts.filter((part) => !part.startsWith("result:"));
  return { headers, actions: actions.join(" ").split(/\s+/).filter(Boolean) };
}
