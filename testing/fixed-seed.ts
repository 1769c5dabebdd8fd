import fc from 'fast-check';
import { isFull } from './fault-figures.ts';

/** A fixed seed, so that `npm test` does not fail by chance. Long runs use a random seed and print it on a failure. */
const FIXED_SEED = 20_261_118;

const chosen = process.env['PINLIFE_SEED'];
if (chosen || !isFull) fc.configureGlobal({ seed: Number(chosen ?? FIXED_SEED) });
