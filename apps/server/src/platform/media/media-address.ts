import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs media addresses. The database assembles lists of notes, so it must be able to sign too. HMAC is two rounds of
 * SHA-256, each over a padded key: the database gets the two pads.
 */
export type AddressSigner = {
  sign(message: string): string;
  verify(message: string, signature: string): boolean;
  /** The padded keys of the inner and the outer round. */
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
      const givenSignature = Buffer.from(signature);
      return givenSignature.length === expected.length && timingSafeEqual(givenSignature, expected);
    },
    innerPad: block.map((byte) => byte ^ 0x36) as Buffer,
    outerPad: block.map((byte) => byte ^ 0x5c) as Buffer,
  };
};

/** The signed message: it covers the item in all its sizes. */
export const signedItem = (userId: string, mediaId: string, expiresAt: number | string): string =>
  `${userId}/${mediaId}/${expiresAt}`;

const WINDOW_SECONDS = 30 * 60;
const VALID_SECONDS = 60 * 60;

/** The signing time is rounded, so that addresses stay the same for a while and browsers can cache. */
export const addressTimes = (now: Date): { signedAt: number; expiresAt: number } => {
  const signedAt = Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS;
  return { signedAt, expiresAt: signedAt + VALID_SECONDS };
};
