import type { Plugin } from "vite";
import { read } from "../src/help/reading.ts";
import type { RulePage } from "../src/help/rules.ts";

/**
 * Rule pages (rules.<language>.md in a game's folder) as data: the browser draws them without
 * parsing and without raw HTML. It gets the parts for players; the exact part, the third one, stays
 * on the page.
 */
export function rulePages(): Plugin {
  return {
    name: "rule-pages",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: moduleOf(read(source)), map: null };
    },
  };
}

/**
 * Pictures are files of their own: the module imports them, so that the build knows their
 * addresses.
 */
function moduleOf(page: RulePage): string {
  const files: string[] = [];
  const text = JSON.stringify(page).replace(/"file":"([^"]+)"/g, (_, file: string) => {
    files.push(file);
    return `"file":picture${files.length}`;
  });
  const imports = files.map(
    (file, at) => `import picture${at + 1} from ${JSON.stringify(`./${file}`)};\n`,
  );
  return `${imports.join("")}export default ${text}`;
}
