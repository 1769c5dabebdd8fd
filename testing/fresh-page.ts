import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from './timeouts.ts';

/**
 * Test files that share a worker share its packages and one window. Each file loads the page's modules again, as after a reload,
 * and finds an empty storage, as a new visitor does.
 */
vi.resetModules();
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
}

// The default is one second.
configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
