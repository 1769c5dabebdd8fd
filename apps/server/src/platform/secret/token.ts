import { hash, randomBytes } from 'node:crypto';
import { formatUuid } from './id.ts';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;

export type Token = { userId: string; hash: Buffer };

/** An opaque 256-bit secret that names its person, so that looking it up touches one part only. */
export const createToken = (userId: string): Token & { text: string } => {
  const bytes = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), randomBytes(SECRET_BYTES)]);
  return { userId, text: bytes.toString('base64url'), hash: hashSecret(bytes) };
};

/** A token comes with every call of its person, and hashing it is a part of each that shows. */
const KNOWN_MAX = 1_000;
const known = new Map<string, Token>();

/** What a token claims, or null where it cannot be one. Only the hash is ever stored. */
export const readToken = (text: string): Token | null => {
  const before = known.get(text);
  if (before) return before;
  const token = parseToken(text);
  if (known.size >= KNOWN_MAX) known.clear();
  if (token) known.set(text, token);
  return token;
};

const parseToken = (text: string): Token | null => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== text) return null;
  return { userId: formatUuid(bytes.subarray(0, UUID_BYTES).toString('hex')), hash: hashSecret(bytes) };
};

const hashSecret = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
