/** A token is base64url of the user id (16 bytes) and a secret (32 bytes), so that id and proof are always together. */
const PATTERN = /^[\w-]{64}$/;
const ID_CHARACTERS = 22;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HEX_DIGITS = 32;

/** The user id in a token; null for other text. Only the server knows whether the token is valid. */
export const findPersonOfToken = (token: string): string | null => {
  if (!PATTERN.test(token)) return null;
  const bits = Array.from(token.slice(0, ID_CHARACTERS), (character) =>
    ALPHABET.indexOf(character).toString(2).padStart(6, '0'),
  ).join('');
  const hex = Array.from({ length: HEX_DIGITS }, (_digit, index) =>
    Number.parseInt(bits.slice(index * 4, index * 4 + 4), 2).toString(16),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
