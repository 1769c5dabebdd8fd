import { useEffect, useRef } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { PushOffer } from '../push/push-offer.tsx';
import { useMarkRead, useNotifications } from './api.ts';
import classes from './notification.module.css';
import { NotificationItem } from './notification-item.tsx';

/** The list of notifications, with the offer to enable pushes. */
export const NotificationList = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <NotificationItems onOpen={onOpen} />
    <PushOffer />
  </>
);

/** Newest first. */
const NotificationItems = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation();
  const answer = useNotifications();
  const { data, isFetching, refetch, hasNextPage, isFetchNextPageError, fetchNextPage } = answer;
  const { mutate: markRead } = useMarkRead();
  if (!data) {
    return hasFailed(answer) ? (
      <div className={classes.notice}>
        <p>{t('notification.failedText')}</p>
        <Button variant="outline" size="sm" isLoading={isFetching} onClick={() => refetch()}>
          {t('shell.loadAgain')}
        </Button>
      </div>
    ) : (
      <div className={classes.notice} role="status" aria-busy aria-label={t('shell.loading')}>
        <SkeletonBar width="70%" />
        <SkeletonBar />
        <SkeletonBar width="50%" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        drawing="bell"
        title={t('notification.emptyTitle')}
        text={t('notification.emptyText')}
        isFramed={false}
        heading="h3"
      />
    );
  }
  return (
    <>
      <ul>
        {data.map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              onOpen={() => {
                if (!notification.read) markRead([notification.id]);
                onOpen();
              }}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && <More isStuck={isFetchNextPageError} isLoading={isFetching} onMore={fetchNextPage} />}
    </>
  );
};

type MoreProps = { isStuck: boolean; isLoading: boolean; onMore: () => void };

/** Loads more when it becomes visible; a button for keyboards and after failures. */
const More = ({ isStuck, isLoading, onMore }: MoreProps) => {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const loadOn = useRef(onMore);
  loadOn.current = onMore;
  useEffect(() => {
    if (!root.current || isStuck || isLoading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOn.current());
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isStuck, isLoading]);
  return (
    <div ref={root} className={classes.more}>
      <Button variant="plain" size="sm" isLoading={isLoading} onClick={onMore}>
        {t('notification.more')}
      </Button>
    </div>
  );
};
