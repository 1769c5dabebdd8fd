import type { Waiting } from '../../../entities/note/outbox/queue/waiting.ts';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

const reopened = createStore<Waiting | null>(null);
onSessionEnd(() => reopened.set(null));

/** Asks for a refused change to be written on, from wherever it is shown. */
export const reopenChange = (waiting: Waiting): void => reopened.set(waiting);
export const endReopening = (): void => reopened.set(null);

export const useReopenedChange = (): Waiting | null => reopened.useValue();
