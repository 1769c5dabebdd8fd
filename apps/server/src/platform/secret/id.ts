import { hash, randomUUIDv7 } from 'node:crypto';

/** Ids are UUIDv7: unique everywhere, and sorted by the time they were made. */
export const newId = (): string => randomUUIDv7();

/** Derives the same id each time from a time and a name. */
export const deriveId = (at: Date, name: string): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  const rest = hash('sha256', name, 'hex');
  const variant = (8 + (Number.parseInt(rest.charAt(3), 16) & 3)).toString(16);
  return formatUuid(`${time}7${rest.slice(0, 3)}${variant}${rest.slice(4, 19)}`);
};

/** Bounds for reading ids in order. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The id of rows that belong to no person. */
export const nobodyId = LOWEST_ID;

/** Formats 16 bytes in hexadecimal as a UUID. */
export const formatUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
