import type { Notification } from '@pinlife/contract/notification/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkToNote } from '../../entities/note/address.ts';
import { paperNumber } from '../../entities/note/paper.ts';
import { markNoteDone } from '../../entities/reminder/api.ts';
import { userQuery, useUser } from '../../entities/user/api.ts';
import { formatTime } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useIdle } from '../../lib/loading/use-idle.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { syncPushLater } from '../push/loader.ts';
import { useMarkRead, useSnooze } from './api.ts';
import { playChime } from './chime.ts';
import { describeLead } from './describe-lead.ts';
import { isLocalId } from './offline/ring-name.ts';
import { useLocalRinging } from './offline/use-local-ringing.ts';
import { rememberAlert } from './shown-alerts.ts';
import { snoozeNames, snoozeTimes } from './snooze.ts';
import { useRinging } from './use-ringing.ts';

/** The account's present setting, because another tab or device may have just changed it. */
const isMuted = async (client: QueryClient): Promise<boolean> => {
  const user = await client
    .fetchQuery({ ...userQuery, staleTime: 0 })
    .catch(() => client.getQueryData(userQuery.queryKey));
  return user?.preferences.mute ?? false;
};

/** Rings on any page of the dashboard: a sound, and an alert with the note's title. */
export const NotificationLayer = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { mutate: markRead } = useMarkRead();

  const { mutate: snooze } = useSnooze();
  const isIdle = useIdle();
  const userId = user?.id;
  useEffect(() => {
    if (isIdle && userId !== undefined) syncPushLater(userId);
  }, [isIdle, userId]);

  const ring = (notifications: readonly Notification[]) => {
    const melody = notifications.some(({ remindBefore }) => !remindBefore) ? 'due' : 'early';
    isMuted(client).then((muted) => {
      if (!muted) playChime(melody);
    });
    // The list is newest first; the alert shown last is on top.
    for (const notification of notifications.toReversed()) alertTo(notification);
  };
  useRinging({ onRing: ring, onOpen: (noteId) => openNote(noteId) });
  useLocalRinging(ring);

  const openNote = (noteId: string) => {
    const { to, state } = linkToNote(noteId, location);
    navigate(to, { state });
  };

  const alertTo = (notification: Notification) => {
    const { id, note, remindBefore, occurrenceAt } = notification;
    // A local ring has no notification on the server yet.
    const isLocal = isLocalId(id);
    const see = () => {
      if (!isLocal) markRead([id]);
    };
    const time = formatTime(new Date(occurrenceAt));
    const open = () => {
      see();
      openNote(note._id);
    };
    const finish = () => {
      see();
      markNoteDone(client, note._id);
    };
    const toastId = showToast({
      kind: 'info',
      text: note.title,
      ringing: {
        paper: paperNumber(note.options.color),
        detail: remindBefore ? `${time}, ${describeLead(notification)}` : t('notification.rangAt', { time }),
        isEarly: remindBefore,
        actions: [
          { label: t('notification.open'), run: open },
          { label: t('reminder.markDone'), run: finish },
        ],
        later: isLocal
          ? null
          : {
              label: t('notification.snooze'),
              question: t('notification.snoozeQuestion'),
              choices: snoozeNames.map((name) => ({
                label: t(`notification.${name}`),
                run: () => snooze({ id, until: snoozeTimes[name](new Date(findKnownTime())) }),
              })),
            },
      },
    });
    if (!isLocal) rememberAlert(id, toastId);
  };
  return null;
};
