import { randomUUIDv7 } from 'node:crypto';

/** Ids are UUIDv7: unique everywhere, and sorted by the time they were made. */
export const newId = (): string => randomUUIDv7();

/** Stands where a row concerns nobody in particular. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';
