import { definePart } from '../loading/part.ts';

const polyfill = definePart(() => import('temporal-polyfill/global'));

/** Loads a polyfill if the browser lacks `Temporal`. Wait for it before computing dates. */
export const loadTemporal = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await polyfill.load();
};
