const TIME_HEX_DIGITS = 12;

/** A UUIDv7, which sorts by creation time. `crypto.randomUUID` is missing on plain http. */
export const createId = (now = Date.now()): string => {
  const random = crypto.getRandomValues(new Uint8Array(10));
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70;
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80;
  const time = now.toString(16).padStart(TIME_HEX_DIGITS, '0');
  const digits = time + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
