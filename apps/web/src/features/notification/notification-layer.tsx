import type { Notification } from '@pinlife/contract/notification';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { formatTime } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast.ts';
import { linkToNote } from '../note/note-address.ts';
import { paperNumber } from '../note/paper.ts';
import { markNoteDone } from '../reminder/api.ts';
import { useUser } from '../user/api.ts';
import { useMarkRead } from './api.ts';
import { playChime } from './chime.ts';
import { describeLead } from './describe-lead.ts';
import { useLiveNotifications } from './live.ts';

/** Rings on any page of the dashboard: a sound, and an alert with the note's title. */
export const NotificationLayer = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { mutate: markRead } = useMarkRead();

  useLiveNotifications((notifications) => {
    if (!user?.preferences.mute) playChime(notifications.some(({ remindBefore }) => !remindBefore) ? 'due' : 'early');
    // The newest come first; the last one shown stands on top.
    for (const notification of notifications.toReversed()) alertTo(notification);
  });

  const alertTo = (notification: Notification) => {
    const { id, note, remindBefore, occurrenceAt } = notification;
    const time = formatTime(new Date(occurrenceAt));
    const open = () => {
      markRead([id]);
      const { to, state } = linkToNote(note._id, location);
      navigate(to, { state });
    };
    const finish = () => {
      markRead([id]);
      markNoteDone(client, note._id);
    };
    showToast({
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
      },
    });
  };
  return null;
};
