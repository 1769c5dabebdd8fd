import { hash, randomBytes } from 'node:crypto';
import { formatUuid } from './id.ts';

const UUID_BYTES = 16;
const SECRET_BYTES = 32;

export type Token = { userId: string; hash: Buffer };

/** Creates a random 256-bit token that contains the user id, so that looking it up touches one shard only. */
export const createToken = (userId: string): Token & { text: string } => {
  const bytes = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), randomBytes(SECRET_BYTES)]);
  return { userId, text: bytes.toString('base64url'), hash: hashSecret(bytes) };
};

/** Makes access tokens recognisable, for example to secret scanners. The prefix is part of the hash. */
const ACCESS_TOKEN_PREFIX = 'plt_';

export const createAccessTokenText = (userId: string): Token & { text: string } => {
  const { text } = createToken(userId);
  const named = `${ACCESS_TOKEN_PREFIX}${text}`;
  return { userId, text: named, hash: hashSecret(Buffer.from(named)) };
};

/** Tokens of recent calls are cached: hashing one at each call is measurable. */
const KNOWN_MAX = 1_000;
const parsedTokens = new Map<string, Token>();

/** Parses a token; null if the text is malformed. Only the hash is ever stored. */
export const parseToken = (text: string): Token | null => {
  const before = parsedTokens.get(text);
  if (before) return before;
  const token = parseUnknown(text);
  if (parsedTokens.size >= KNOWN_MAX) parsedTokens.clear();
  if (token) parsedTokens.set(text, token);
  return token;
};

const parseUnknown = (text: string): Token | null => {
  const isAccessToken = text.startsWith(ACCESS_TOKEN_PREFIX);
  const plain = isAccessToken ? text.slice(ACCESS_TOKEN_PREFIX.length) : text;
  const bytes = Buffer.from(plain, 'base64url');
  if (bytes.length !== UUID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== plain) return null;
  return {
    userId: formatUuid(bytes.subarray(0, UUID_BYTES).toString('hex')),
    hash: hashSecret(isAccessToken ? Buffer.from(text) : bytes),
  };
};

const hashSecret = (bytes: Buffer) => hash('sha256', bytes, 'buffer');
