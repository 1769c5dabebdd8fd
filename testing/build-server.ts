import { ensureServerBuilt } from '../scripts/lib/builds.mjs';

/** Once, before the tests would, who have nothing to print. */
export const setup = (): Promise<void> => ensureServerBuilt();
