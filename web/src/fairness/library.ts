import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Hashes } from "./hashes";

const encoder = new TextEncoder();

export const library: Hashes = {
  sha256: async (data) => sha256(data),
  hmac: async (key) => async (message) => hmac(sha256, key, encoder.encode(message)),
};
