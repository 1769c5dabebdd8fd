import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts bytes for storage. `place` is authenticated: sealed bytes cannot be opened at another place. */
export type Seal = {
  close(plain: Buffer, place: string): Buffer;
  /** Throws if the bytes were altered, moved, or sealed with another key. */
  open(sealed: Buffer, place: string): Buffer;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const createSeal = (key: Buffer): Seal => ({
  close(plain, place) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  },
  open(sealed, place) {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  },
});
