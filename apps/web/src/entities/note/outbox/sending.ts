import { createStore } from '../../../lib/storage/store.ts';

/** The changes that this tab is sending just now, by their ids. */
const sending = createStore<ReadonlySet<string>>(new Set());

export const useSending = sending.useValue;

export const tellSending = (id: string, isSending: boolean): void => {
  const next = new Set(sending.get());
  if (isSending) next.add(id);
  else next.delete(id);
  sending.set(next);
};
