import { type Run, type Sendings, sendNote } from './send-note.ts';
import { waitingStore } from './waiting-store.ts';

/** Names what the browser is asked to wake the service worker for. */
export const SEND_TAG = 'pl-outbox';

const SIDE_BY_SIDE = 4;

/**
 * Sends all that waits: the notes side by side, in one tab or in the service worker. Where one does not get through, the
 * others are not tried: a thousand of them would only keep the line busy.
 */
export const sendAll = (run: Run): Promise<Sendings[]> =>
  run.runAlone(`pl-outbox-drain ${run.person}`, async () => {
    const notes = [...new Set(waitingStore.get().map(({ noteId }) => noteId))];
    const all: Sendings[] = [];
    const takeNotes = async () => {
      for (let noteId = notes.shift(); noteId !== undefined; noteId = notes.shift()) {
        const sendings = await sendNote(run, noteId);
        all.push(sendings);
        if (sendings.isCut) notes.length = 0;
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeNotes));
    return all;
  });

export const hasUnsent = (): boolean => waitingStore.get().some(({ refusal }) => !refusal);
