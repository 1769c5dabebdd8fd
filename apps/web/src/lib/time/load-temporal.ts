import { definePart } from '../loading/part.ts';

const polyfill = definePart(() => import('temporal-polyfill/global'));

/** Browsers that lack `Temporal` get one; whatever computes dates by it waits for this. */
export const loadTemporal = async (): Promise<void> => {
  if (!('Temporal' in globalThis)) await polyfill.load();
};
