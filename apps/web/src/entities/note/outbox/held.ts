import { useIsReachable } from '../../../lib/api/connection.ts';
import { useWaiting } from './outbox.ts';
import { isOfNotifications, type Waiting } from './waiting.ts';

/** What is told to the person: changes that were refused or cannot be sent for now, not those just under way. */
export const useHeld = (): readonly Waiting[] => {
  const waiting = useWaiting();
  const isReachable = useIsReachable();
  return waiting.filter(
    ({ change, refusal, isLate }) => !isOfNotifications(change) && (refusal || isLate || !isReachable),
  );
};

export const useHeldState = (noteId: string): 'waiting' | 'refused' | null => {
  const held = useHeld().filter((one) => one.noteId === noteId);
  if (held.some(({ refusal }) => refusal)) return 'refused';
  return held.length > 0 ? 'waiting' : null;
};
