import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Hashes } from "./hashes";

const encoder = new TextEncoder();

export const library: Hashes = {
  sha256: (data) => Promise.resolve(sha256(data)),
  hmac: (key) =>
    Promise.resolve((message) => Promise.resolve(hmac(sha256, key, encoder.encode(message)))),
};
