import { definePart } from '../../lib/loading/part.ts';
import { loadTemporal } from '../../lib/time/load-temporal.ts';

/** Finds times in words, of all languages at once. It computes with `Temporal`, as the form does. */
export const timeWords = definePart(async () => {
  await loadTemporal();
  const words = await import('./words/find-times.ts');
  await words.prepareLanguages();
  return words;
});
