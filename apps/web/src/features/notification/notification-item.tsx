import type { Notification } from '@pinlife/contract/notification/schema';
import { IconBell, IconBellRinging, IconClock } from '@tabler/icons-react';
import { useNoteLink } from '../../entities/note/address.ts';
import { paperNumber } from '../../entities/note/paper.ts';
import { capitalise } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { ListRow } from '../../ui/list/list-row.tsx';
import { formatAge } from './age.ts';
import { describeLead } from './describe-lead.ts';
import classes from './notification.module.css';
import { previewOf } from './preview.ts';

type NotificationItemProps = { notification: Notification; onOpen: () => void };

export const NotificationItem = ({ notification, onOpen }: NotificationItemProps) => {
  const { t } = useTranslation();
  const { note, read, remindBefore, createdAt } = notification;
  const Icon = remindBefore ? IconClock : read ? IconBell : IconBellRinging;
  return (
    <ListRow
      color={paperNumber(note.options.color)}
      icon={Icon}
      title={note.title}
      when={formatAge(createdAt)}
      mark={!read && <span className={classes.dot} role="img" aria-label={t('notification.unreadMark')} />}
      isRead={read}
      {...useNoteLink(note._id)}
      onClick={onOpen}
    >
      {remindBefore && (
        <span className={classes.lead}>
          {t('notification.ahead', { lead: capitalise(describeLead(notification)) })}{' '}
        </span>
      )}
      {previewOf(note.content)}
    </ListRow>
  );
};
