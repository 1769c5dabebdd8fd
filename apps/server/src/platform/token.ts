import { hash, randomBytes } from 'node:crypto';
import { formatUuid } from './id.ts';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;

export type Token = { userId: string; hash: Buffer };

/** An opaque 256-bit secret that names its person, so that looking it up touches one shard only. */
export const createToken = (userId: string): Token & { text: string } => {
  const bytes = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), randomBytes(SECRET_BYTES)]);
  return { userId, text: bytes.toString('base64url'), hash: hashSecret(bytes) };
};

/** What a token claims, or null where it cannot be one. Only the hash is ever stored. */
export const readToken = (text: string): Token | null => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== text) return null;
  return { userId: formatUuid(bytes.subarray(0, UUID_BYTES).toString('hex')), hash: hashSecret(bytes) };
};

const hashSecret = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
