import type { OutboxEntry } from '../../../entities/note/outbox/queue/entry.ts';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

const reopened = createStore<OutboxEntry | null>(null);
onSessionEnd(() => reopened.set(null));

/** Asks `useReopening` to open a refused entry in the editor. */
export const reopenEntry = (entry: OutboxEntry): void => reopened.set(entry);
export const endReopening = (): void => reopened.set(null);

export const useReopenedEntry = (): OutboxEntry | null => reopened.useValue();
