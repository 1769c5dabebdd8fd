import { randomUUID } from 'node:crypto';

const COUNT_DIGITS = 12;

/** Identifies this process. */
const start = randomUUID().slice(0, -COUNT_DIGITS);
let count = 0;

/** Identifies a request in the log. It need not be unguessable. */
export const newRequestId = (): string => {
  count += 1;
  return `${start}${count.toString(16).padStart(COUNT_DIGITS, '0')}`;
};
