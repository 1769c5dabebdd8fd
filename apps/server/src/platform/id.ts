import { randomUUIDv7 } from 'node:crypto';

/** Ids are UUIDv7: unique everywhere, and sorted by the time they were made. */
export const newId = (): string => randomUUIDv7();

/** Stands where a row concerns nobody in particular. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** The usual spelling of 16 bytes in hexadecimal. */
export const formatUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
