import { randomUUID } from 'node:crypto';

const COUNT_DIGITS = 12;

/** This process among all. */
const start = randomUUID().slice(0, -COUNT_DIGITS);
let count = 0;

/** By which a line of the log is found; nobody has to be kept from guessing it. */
export const newRequestId = (): string => {
  count += 1;
  return `${start}${count.toString(16).padStart(COUNT_DIGITS, '0')}`;
};
