import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/**
 * Files that share a worker share the packages it has loaded, and one window. As after a reload each of them loads the
 * modules of the page anew, and as for a new visitor it finds nothing stored.
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
configure({ asyncUtilTimeout: PATIENCE_MS });
