import type { Notification } from '@pinlife/contract/notification';
import { IconBell, IconBellRinging, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { capitalise } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.ts';
import paper from '../../ui/paper.module.css';
import { useNoteLink } from '../note/note-address.ts';
import { paperNumber } from '../note/paper.ts';
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
    <Link className={classes.item} data-read={read || undefined} {...useNoteLink(note._id)} onClick={onOpen}>
      <span className={`${paper.paper} ${classes.swatch}`} data-c={paperNumber(note.options.color)}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{note.title}</span>
        <span className={classes.preview}>
          {remindBefore && (
            <span className={classes.lead}>
              {t('notification.ahead', { lead: capitalise(describeLead(notification)) })}{' '}
            </span>
          )}
          {previewOf(note.content)}
        </span>
      </span>
      <span className={classes.side}>
        <span className={classes.age}>{formatAge(createdAt)}</span>
        {!read && <span className={classes.dot} role="img" aria-label={t('notification.unreadMark')} />}
      </span>
    </Link>
  );
};
