import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc, type Plugin, type ResolvedConfig } from "vite";

const SOURCE = fileURLToPath(new URL("../worker/sw.ts", import.meta.url));
const PAGE = "index.html";

/** Writes sw.js next to the built page, with the list of all that the app is made of. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      const page = readFileSync(join(folder, PAGE), "utf8");
      const files = filesIn(folder).filter((file) => file !== `/${PAGE}` && file !== "/sw.js");
      const { code } = await transformWithOxc(readFileSync(SOURCE, "utf8"), SOURCE);
      const script = code
        .replaceAll("__FILES__", () => JSON.stringify(files))
        .replaceAll("__PAGE__", () => JSON.stringify(page));
      // Whatever changes, the version does: names of files have hashes, the others are read.
      const hash = createHash("sha256").update(script);
      for (const file of files.filter((each) => !each.startsWith("/assets/")))
        hash.update(readFileSync(join(folder, file)));
      const version = hash.digest("hex").slice(0, 16);
      writeFileSync(join(folder, "sw.js"), script.replaceAll("__VERSION__", `"${version}"`));
    },
  };
}

/** The addresses of all files, without those of tools. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length).replaceAll("\\", "/"))
    .filter((file) => !file.includes("/."))
    .sort();
}
