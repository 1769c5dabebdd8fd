import { hash, randomBytes } from 'node:crypto';
import type { Seal } from '../../platform/secret/seal.ts';

const TOKEN_BYTES = 16;

/** 128 random bits that name nothing: strangers must not learn whose note it is. Only the hash is ever looked up. */
type ShareToken = { text: string; hash: Buffer };

type Place = { user_id: string; note_id: string };

export type ShareTokens = ReturnType<typeof createShareTokens>;

/** The tokens of shares, which their owners may see again: a copy is kept that the database alone cannot read. */
export const createShareTokens = (seal: Seal) => ({
  create(place: Place): ShareToken & { sealed: Buffer } {
    const bytes = randomBytes(TOKEN_BYTES);
    return { text: bytes.toString('base64url'), hash: hashOf(bytes), sealed: seal.close(bytes, nameOf(place)) };
  },
  reveal: ({ sealed_token: sealed, ...place }: Place & { sealed_token: Buffer }): string =>
    seal.open(sealed, nameOf(place)).toString('base64url'),
});

/** The hash of what may be a token, in hexadecimal, or null where it cannot be one. */
export const hashShareToken = (text: string): string | null => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === TOKEN_BYTES && bytes.toString('base64url') === text ? hashOf(bytes).toString('hex') : null;
};

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
const nameOf = ({ user_id, note_id }: Place) => `share/${user_id}/${note_id}`;
