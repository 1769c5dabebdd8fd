import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts bytes for storage. `context` is authenticated: sealed bytes cannot be opened at another context. */
export type Seal = {
  close(plain: Buffer, context: string): Buffer;
  /** Throws if the bytes were altered, moved, or sealed with another key. */
  open(sealed: Buffer, context: string): Buffer;
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const createSeal = (key: Buffer): Seal => ({
  close(plain, context) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  },
  open(sealed, context) {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  },
});
