import { useEffect, useEffectEvent } from 'react';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';

type OpenRequest = { reminder: DraftReminder | null };

/** Stored, because the composer may not be mounted yet. */
let request: OpenRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the composer of the page, with a reminder if there is one; on a phone it takes the whole screen. */
export const openComposer = (reminder: DraftReminder | null = null): void => {
  request = { reminder };
  for (const listener of listeners) listener();
};

export const useComposerOpener = (open: (wish: OpenRequest) => void): void => {
  const answer = useEffectEvent(() => {
    if (!request) return;
    const wanted = request;
    request = null;
    open(wanted);
  });
  useEffect(() => {
    const listener = () => answer();
    listener();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
};
