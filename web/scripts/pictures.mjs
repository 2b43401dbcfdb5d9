// Draws the tables of the rule pages with the cards of the client:
// src/zweikampf/games/<game>/rules.<language>.svg. Each picture is `pictures/games/<game>.svelte`. A
// game whose cards need more than their texts has two files beside it: `<game>.py` prints what the
// server tells (run by $PYTHON, see `make pictures`), `<game>.ts` gives it to the client.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const ROOT = new URL("../../", import.meta.url);
const PICTURES = fileURLToPath(new URL("web/pictures/games/", ROOT));
const GAMES = readdirSync(PICTURES)
  .filter((name) => name.endsWith(".svelte"))
  .map((name) => name.replace(".svelte", ""));
const LANGUAGES = ["de", "en"];
const SERIF = `font-family="Georgia, 'Palatino Linotype', 'Liberation Serif', serif"`;
const SANS = `font-family="'Segoe UI', 'Helvetica Neue', 'Liberation Sans', sans-serif"`;
// Policies of servers forbid style elements in pictures, so fonts are attributes.
const FONTS = {
  value: `${SERIF} font-weight="700"`,
  name: SERIF,
  player: `${SERIF} font-weight="700" font-size="14"`,
  label: `${SANS} font-size="11"`,
  count: `${SANS} font-weight="700" font-size="11"`,
};

const COLOURS = { pattern: "#3b2d1a", "--cloth-line": "#8fb3a1", "--cloth-soft": "#dbe6dc" };

function wordsOf(game, language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = new URL(`src/zweikampf/games/${game}/texts/${language}.ftl`, ROOT);
  bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
  const say = (key, values = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${game} has no text ${key}`);
    return bundle.formatPattern(pattern, values);
  };
  return Object.assign(say, { language });
}

/** One picture by itself: no marks of the renderer, no classes, no patterns that nothing uses. */
function alone(markup) {
  const plain = markup
    .replace(/<!--.*?-->/gs, "")
    .replace(/<text[^>]*>/g, (tag) =>
      tag.replace(/ class="svelte-[^"]*"/, ` ${tag.includes("font-weight") ? SANS : FONTS.value}`),
    )
    .replace(/ class="([a-z]+)[^"]*"/g, (_, name) => (FONTS[name] ? ` ${FONTS[name]}` : ""))
    .replace(/var\((--[\w-]+)\)|currentColor/g, (_, name) => COLOURS[name ?? "pattern"])
    .replace(/ (aria-hidden|focusable)="[^"]*"/g, "")
    .replaceAll(
      ' stroke="none" stroke-width="0" stroke-linecap="round" stroke-linejoin="round"',
      "",
    )
    .replace(/(\d+\.\d{2})\d+/g, "$1")
    .replace(/>\s+</g, "><")
    .replace(/<(path|rect|circle|line|ellipse|use)([^>]*)><\/\1>/g, "<$1$2/>");
  const used = plain.replace(/<pattern id="([\w-]+)".*?<\/pattern>/gs, (all, id) =>
    plain.includes(`url(#${id})`) ? all : "",
  );
  return `${once(used).replaceAll("><", ">\n<")}\n`;
}

/** Emblems are drawn several times on each card: what is drawn again refers to the first one. */
function once(markup) {
  const known = new Map();
  const again = (shapes, place) => {
    const id = known.get(shapes);
    if (id) return `<use href="#${id}" transform="${place}"/>`;
    known.set(shapes, `e${known.size + 1}`);
    return `<g transform="${place}"><g id="${known.get(shapes)}">${shapes}</g></g>`;
  };
  return markup
    .replace(/<g transform="(translate[^"]*)">((?:<path[^>]*\/>)+)<\/g>/g, (_, place, shapes) =>
      again(shapes, place),
    )
    .replace(/<path ([^>]{100,}) transform="([^"]*)"\/>/g, (_, shape, place) =>
      again(`<path ${shape}/>`, place),
    );
}

/** What a game needs to know before its picture is drawn, if anything. */
async function prepare(game, words) {
  const teller = `${PICTURES}${game}.py`;
  if (!existsSync(teller)) return;
  const told = execFileSync(process.env["PYTHON"] ?? "python3", [teller], { encoding: "utf8" });
  const module = await vite.ssrLoadModule(`/pictures/games/${game}.ts`);
  await module.prepare(told, words);
}

const asked = process.argv[2];
const target = asked ? `${asked}/` : fileURLToPath(new URL("src/zweikampf/games/", ROOT));
const vite = await createServer({
  root: fileURLToPath(new URL("web/", ROOT)),
  configFile: false,
  plugins: [svelte({ compilerOptions: { dev: false } })],
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { optimizeDeps: { noDiscovery: true } },
});
try {
  const { render } = await vite.ssrLoadModule("svelte/server");
  for (const game of GAMES) {
    const words = Object.fromEntries(
      LANGUAGES.map((language) => [language, wordsOf(game, language)]),
    );
    await prepare(game, words);
    const { default: Picture } = await vite.ssrLoadModule(`/pictures/games/${game}.svelte`);
    for (const language of LANGUAGES) {
      const { body } = render(Picture, { props: { say: words[language] } });
      mkdirSync(`${target}${game}`, { recursive: true });
      writeFileSync(`${target}${game}/rules.${language}.svg`, alone(body));
    }
  }
} finally {
  await vite.close();
}
