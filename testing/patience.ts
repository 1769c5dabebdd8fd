import { vi } from 'vitest';

/** As long as a test waits for a state: only what hangs runs into it (`expect.poll` too, see vitest.config.ts). Left alone, Vitest waits for one second. */
export const PATIENCE_MS = 60_000;

const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE_MS) => waitFor(check, options);
