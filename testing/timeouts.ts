import { vi } from 'vitest';

/**
 * Timeout of waiting assertions, reached only by a hanging test (`expect.poll` too, see vitest.config.ts). The default
 * is one second.
 */
export const WAIT_TIMEOUT_MS = 60_000;

const { waitFor } = vi;
vi.waitFor = (check, options = WAIT_TIMEOUT_MS) => waitFor(check, options);
