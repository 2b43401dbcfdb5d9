type Bytes = Uint8Array<ArrayBuffer>;

/** HMAC-SHA-256 under one key. */
export type Hmac = (message: string) => Promise<Uint8Array>;

/** What the seal is made of. */
export interface Hashes {
  sha256(data: Bytes): Promise<Uint8Array>;
  hmac(key: Bytes): Promise<Hmac>;
}

/**
 * The browser's own hashes. Where a page comes over plain http, as in a home network, browsers hide
 * them; then a small library does the same.
 */
export async function hashes(): Promise<Hashes> {
  const { subtle } = crypto as Partial<Crypto>;
  // Scripts check seals without a page, where nothing waits for a network.
  // eslint-disable-next-line no-restricted-syntax
  return subtle === undefined ? (await import("./library")).library : builtIn;
}

const encoder = new TextEncoder();

export const builtIn: Hashes = {
  async sha256(data) {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  },
  async hmac(key) {
    const imported = await crypto.subtle.importKey(
      "raw",
      key,
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    return async (message) =>
      new Uint8Array(await crypto.subtle.sign("HMAC", imported, encoder.encode(message)));
  },
};
