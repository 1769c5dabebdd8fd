import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs the addresses of media. Lists of notes are assembled by the database, so it has to be able to sign as well:
 * HMAC is two rounds of SHA-256 over a key in two disguises, and those are what it gets.
 */
export type AddressSigner = {
  sign(message: string): string;
  verify(message: string, signature: string): boolean;
  /** What goes before the message in the inner and in the outer round. */
  innerPad: Buffer;
  outerPad: Buffer;
};

export const SIGNATURE_BYTES = 16;
const BLOCK_BYTES = 64;

export const createAddressSigner = (key: Buffer): AddressSigner => {
  const block = Buffer.alloc(BLOCK_BYTES);
  key.copy(block);
  const sign = (message: string) =>
    createHmac('sha256', key).update(message).digest().subarray(0, SIGNATURE_BYTES).toString('hex');
  return {
    sign,
    verify(message, signature) {
      const expected = Buffer.from(sign(message));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    innerPad: block.map((byte) => byte ^ 0x36) as Buffer,
    outerPad: block.map((byte) => byte ^ 0x5c) as Buffer,
  };
};

/** What the signature of an address covers: the whole item, in all its sizes. */
export const signedItem = (userId: string, mediaId: string, expiresAt: number | string): string =>
  `${userId}/${mediaId}/${expiresAt}`;

const WINDOW_SECONDS = 30 * 60;
const VALID_SECONDS = 60 * 60;

/** The time of signing is rounded, so that an address stays the same for a while and browsers keep what it shows. */
export const addressTimes = (now: Date): { signedAt: number; expiresAt: number } => {
  const signedAt = Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS;
  return { signedAt, expiresAt: signedAt + VALID_SECONDS };
};
