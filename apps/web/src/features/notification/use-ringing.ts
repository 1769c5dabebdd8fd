import type { Notification } from '@pinlife/contract/notification/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pullNote } from '../../entities/note/api.ts';
import { logWarning } from '../../lib/screen/log.ts';
import { findNotifications } from './api.ts';
import { claimRinging } from './claim-ringing.ts';
import { listenForRinging } from './live.ts';
import { nameOfRing, nameOfServerRing } from './offline/name-of-ring.ts';
import { hasRung, rememberRung } from './offline/rung.ts';
import { dismissRead } from './shown-alerts.ts';

type Listeners = { onRing: (notifications: readonly Notification[]) => void; onOpen: (noteId: string) => void };

/** Hands over what rings in this tab; of several tabs, one rings. What is read elsewhere is dismissed. */
export const useRinging = (listeners: Listeners): void => {
  const client = useQueryClient();
  const ring = useEffectEvent(listeners.onRing);
  const open = useEffectEvent(listeners.onOpen);
  useEffect(
    () =>
      listenForRinging({
        onRing: (ids) =>
          take(client, ids)
            .then((rung) => rung.length > 0 && ring(rung))
            .catch((error) => logWarning('A reminder rang unseen', error)),
        onRead: () => dismissRead().catch(() => undefined),
        onOpen: (noteId) => open(noteId),
      }),
    [client],
  );
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
  rememberRung(unread.map(nameOfServerRing));
  return unread;
};
