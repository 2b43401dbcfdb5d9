// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { placeAt } from "../../src/state/route.svelte";

const TABLE = "0123456789abcdef";
const DEAL = TABLE + TABLE;

describe("an address", () => {
  it.each(["/", "/index.html"])("%s is the lobby", (path) => {
    expect(placeAt(path, "")).toMatchObject({ table: null, isNowhere: false, fairness: false });
  });

  it("of a table names it, and what comes after # is read", () => {
    const place = placeAt(`/t/${TABLE}`, "#join=key");
    expect(place).toMatchObject({ table: TABLE, isNowhere: false });
    expect(place.hash.get("join")).toBe("key");
  });

  it("of a deal names it, and the games that are compared", () => {
    const place = placeAt(`/d/${DEAL}`, `#a=${TABLE}`);
    expect(place).toMatchObject({ deal: DEAL, table: null, isNowhere: false });
    expect(place.hash.get("a")).toBe(TABLE);
  });

  it.each([
    `/t/${TABLE.slice(1)}`,
    `/d/${TABLE}`,
    `/t/${TABLE}0`,
    "/t/",
    "/t",
    "/tables",
    "/fairnes",
    "//",
  ])("%s leads nowhere", (path) => {
    expect(placeAt(path, "")).toMatchObject({ table: null, isNowhere: true });
  });

  it.each(["puzzles", "progress", "record"])("/%s is a page for one", (name) => {
    expect(placeAt(`/${name}`, "")).toMatchObject({ isNowhere: false, alone: name });
  });

  it("of the page about the seal is known", () => {
    expect(placeAt("/fairness/", "")).toMatchObject({ isNowhere: false, fairness: true });
  });
});
