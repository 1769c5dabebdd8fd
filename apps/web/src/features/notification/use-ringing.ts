import type { Notification } from '@pinlife/contract/notification/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pullNote } from '../../entities/note/api.ts';
import { notificationKeys } from '../../entities/notification/keys.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { logWarning } from '../../lib/screen/log.ts';
import { findNotifications } from './api.ts';
import { claimRinging } from './claim-ringing.ts';
import { listenForRinging } from './live.ts';
import { hasRung, rememberRings } from './offline/past-rings.ts';
import { nameOfRing, nameOfServerRing } from './offline/ring-name.ts';
import { dismissRead } from './shown-alerts.ts';

type Listeners = { onRing: (notifications: readonly Notification[]) => void; onOpen: (noteId: string) => void };

/** Hands over what rings in this tab; of several tabs, one rings. What is read elsewhere is dismissed. */
export const useRinging = (listeners: Listeners): void => {
  const client = useQueryClient();
  const ring = useEffectEvent(listeners.onRing);
  const open = useEffectEvent(listeners.onOpen);
  useEffect(() => {
    let isOver = false;
    const takeAndRing = async (ids: readonly string[]): Promise<void> => {
      try {
        const rung = await take(client, ids);
        if (rung.length > 0) ring(rung);
      } catch (error) {
        if (!(error instanceof ApiError && error.isUnavailable)) return logWarning('A reminder rang unseen', error);
        refetchOnReturn([...notificationKeys.all, ...ids], () => isOver || takeAndRing(ids));
      }
    };
    const stopListening = listenForRinging({
      onRing: takeAndRing,
      onRead: () => dismissRead().catch(() => undefined),
      onOpen: (noteId) => open(noteId),
    });
    return () => {
      isOver = true;
      stopListening();
    };
  }, [client]);
};

/** Returns the notifications that this tab rings for. Their notes now have the next occurrence. */
const take = async (client: QueryClient, ids: readonly string[]): Promise<Notification[]> => {
  const notifications = await findNotifications(({ id }) => ids.includes(id));
  for (const noteId of new Set(notifications.map(({ note }) => note._id))) pullNote(client, noteId);
  // The time is part of the name: after a server clock that was ahead, a notification comes again with the same id.
  const claim = async (one: Notification) => ((await claimRinging(`${one.id} ${one.createdAt}`)) ? [one] : []);
  const claims = await Promise.all(notifications.map(claim));
  const unread = claims
    .flat()
    .filter((one) => !one.read && !hasRung(nameOfRing(one)) && !hasRung(nameOfServerRing(one)));
  rememberRings(unread.map(nameOfServerRing));
  return unread;
};
