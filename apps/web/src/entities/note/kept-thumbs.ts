import type { Note } from '@pinlife/contract/note/schema';
import { listThumbs, putThumb } from '../../lib/kept/kept-store.ts';
import { briefQuiet, untilQuiet } from '../../lib/loading/quiet.ts';

/** Limit per visit, so that the connection stays free. Later visits fetch the rest. */
const THUMBS_A_VISIT = 100;
const TIMEOUT_MS = 15_000;

/** Stores the smallest version of each picture of the notes, one at a time, while the page is idle. */
export const fillThumbs = async (token: string, notes: readonly Note[], signal: AbortSignal): Promise<void> => {
  const known = new Set(await listThumbs(token));
  const missing = notes.flatMap(({ media }) => media).filter(({ _id, thumbs }) => thumbs.length > 0 && !known.has(_id));
  const wanted = new Map(missing.slice(0, THUMBS_A_VISIT).map(({ _id, thumbs }) => [_id, thumbs[0]?.url ?? '']));
  for (const [id, url] of wanted) {
    await untilQuiet(briefQuiet, signal);
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
    if (!response.ok || response.headers.get('content-type') !== 'image/webp') return;
    await putThumb(token, id, await response.blob());
  }
};
