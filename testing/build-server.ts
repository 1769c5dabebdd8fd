import { ensureServerBuilt } from '../scripts/lib/builds.mjs';

/** Builds the server once before the tests, because tests must not print. */
export const setup = (): Promise<void> => ensureServerBuilt();
