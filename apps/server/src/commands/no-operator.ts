import { launcher } from '../version.ts';

/** The message of `start` and `doctor` if people have no operator. */
export const NO_OPERATOR = `No operator yet. Name one:\n${launcher} people operator USERNAME`;
