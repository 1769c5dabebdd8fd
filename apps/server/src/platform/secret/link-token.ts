import { hash, randomBytes } from 'node:crypto';
import type { Seal } from './seal.ts';

const TOKEN_BYTES = 16;

type NewLinkToken = { hash: Buffer; sealed: Buffer };

export type LinkTokens = ReturnType<typeof createLinkTokens>;

/**
 * Tokens of secret addresses: 128 random bits without a user id, looked up by hash only. Owners can see them again, so an
 * encrypted copy is stored, whose key is not in the database. `context` is authenticated.
 */
export const createLinkTokens = (seal: Seal) => ({
  create(context: string): NewLinkToken {
    const bytes = randomBytes(TOKEN_BYTES);
    return { hash: hashOf(bytes), sealed: seal.close(bytes, context) };
  },
  reveal: (sealed: Buffer, context: string): string => seal.open(sealed, context).toString('base64url'),
});

/** The hash of a token in hexadecimal, or null if the text is malformed. */
export const hashLinkToken = (text: string): string | null => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === TOKEN_BYTES && bytes.toString('base64url') === text ? hashOf(bytes).toString('hex') : null;
};

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
