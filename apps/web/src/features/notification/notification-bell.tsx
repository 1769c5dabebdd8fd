import { IconBell } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Flyout } from '../../ui/overlay/flyout.tsx';
import { useMarkAllRead, useUnreadCount } from './api.ts';
import { useLiveNotifications } from './live.ts';
import classes from './notification.module.css';
import { useAppBadge } from './use-app-badge.ts';

const NotificationList = lazyPart(() => import('./notification-list.tsx').then((module) => module.NotificationList));

/** The header's bell: the number of unread notifications, and their list. */
export const NotificationBell = () => {
  const { t } = useTranslation();
  useLiveNotifications();
  const unread = useUnreadCount();
  useAppBadge(unread);
  const { mutate: markAllRead } = useMarkAllRead();
  const count = unread > 0 ? t('notification.unread', { count: unread }) : null;
  const label = count ? t('notification.titleWithUnread', { unread: count }) : t('notification.title');
  return (
    <Flyout
      title={t('notification.title')}
      aside={
        count && (
          <span className={classes.aside}>
            {count}
            <Button
              variant="plain"
              size="sm"
              onClick={({ currentTarget }) => {
                // The button goes with the last unread one; the keyboard stays in the list.
                currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                markAllRead();
              }}
            >
              {t('notification.markAllRead')}
            </Button>
          </span>
        )
      }
      button={(props) => <IconButton {...props} label={label} icon={IconBell} badge={unread} />}
    >
      {(close) => <NotificationList onOpen={close} />}
    </Flyout>
  );
};
