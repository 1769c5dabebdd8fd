import { IconBell } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

export const NotificationBell = ({ unread = 0 }: { unread?: number }) => {
  const { t } = useTranslation();
  const count = t('notification.unread', { count: unread });
  const label = unread > 0 ? t('notification.titleWithUnread', { unread: count }) : t('notification.title');
  return (
    <Flyout
      title={t('notification.title')}
      button={(props) => <IconButton {...props} label={label} icon={IconBell} badge={unread} />}
    >
      <EmptyState
        drawing="bell"
        title={t('notification.emptyTitle')}
        text={t('notification.emptyText')}
        isFramed={false}
        heading="h3"
      />
    </Flyout>
  );
};
