import { launcher } from '../version.ts';

/** What `start` and `doctor` say of people without an operator. */
export const NO_OPERATOR = `No operator yet. Name one:\n${launcher} people operator USERNAME`;
