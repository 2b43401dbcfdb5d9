// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { placeAt } from "../../src/state/route.svelte";

const TABLE = "0123456789abcdef";

describe("an address", () => {
  it.each(["/", "/index.html"])("%s is the lobby", (path) => {
    expect(placeAt(path, "")).toMatchObject({ table: null, isNowhere: false, fairness: false });
  });

  it("of a table names it, and what comes after # is read", () => {
    const place = placeAt(`/t/${TABLE}`, "#join=key");
    expect(place).toMatchObject({ table: TABLE, isNowhere: false });
    expect(place.hash.get("join")).toBe("key");
  });

  it.each([`/t/${TABLE.slice(1)}`, `/t/${TABLE}0`, "/t/", "/t", "/tables", "/fairnes", "//"])(
    "%s leads nowhere",
    (path) => {
      expect(placeAt(path, "")).toMatchObject({ table: null, isNowhere: true });
    },
  );

  it("of the page about the seal is known", () => {
    expect(placeAt("/fairness/", "")).toMatchObject({ isNowhere: false, fairness: true });
  });
});
