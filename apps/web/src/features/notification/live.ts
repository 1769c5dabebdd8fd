import type { Notification } from '@pinlife/contract/notification';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onLiveEvent } from '../../lib/live.ts';
import { logWarning } from '../../lib/log.ts';
import { pullNote } from '../note/api.ts';
import { findNotifications, refreshNotifications } from './api.ts';
import { claimRinging } from './claim-ringing.ts';

/** What rings within this time is dealt with together. */
const GATHER_MS = 800;

/** Keeps count and list fresh, and hands over what rings in this tab; of several tabs, one rings. */
export const useLiveNotifications = (onRing: (notifications: readonly Notification[]) => void): void => {
  const client = useQueryClient();
  const ring = useEffectEvent(onRing);
  useEffect(() => {
    let waiting: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deliver = () => {
      timer = undefined;
      const ids = waiting;
      waiting = [];
      refreshNotifications(client);
      take(client, ids)
        .then((rung) => rung.length > 0 && ring(rung))
        .catch((error) => logWarning('A reminder rang unseen', error));
    };
    const stopListening = onLiveEvent((event) => {
      if (event.name === 'notification') {
        waiting.push(event.data.notificationId);
        timer ??= setTimeout(deliver, GATHER_MS);
      }
      if (event.name === 'read' || event.name === 'hello') refreshNotifications(client);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [client]);
};

/** Answers those that this tab is to ring for. Their notes have moved on to the next occurrence. */
const take = async (client: QueryClient, ids: readonly string[]): Promise<Notification[]> => {
  const notifications = await findNotifications(ids);
  for (const noteId of new Set(notifications.map(({ note }) => note._id))) pullNote(client, noteId);
  const claims = await Promise.all(notifications.map(async (one) => ((await claimRinging(one.id)) ? [one] : [])));
  return claims.flat().filter(({ read }) => !read);
};
