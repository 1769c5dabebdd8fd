import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** 128 random bits; only the hash is stored. */
export const createInvitationToken = (): { text: string; hash: Buffer } => {
  const bytes = randomBytes(TOKEN_BYTES);
  return { text: bytes.toString('base64url'), hash: hashOf(bytes) };
};

/** The hash of a token, or null if the text is malformed. */
export const hashInvitationToken = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === TOKEN_BYTES && bytes.toString('base64url') === text ? hashOf(bytes) : null;
};

const hashOf = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
