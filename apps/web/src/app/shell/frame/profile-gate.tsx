import { storageKeys } from '@pinlife/contract/storage-keys';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router';
import { openOutbox } from '../../../entities/note/outbox/outbox.ts';
import { useUser } from '../../../entities/user/api.ts';
import { ProfileLayer } from '../../../features/user/profile-layer.tsx';
import { ProfileSkeleton } from '../../../features/user/profile-skeleton.tsx';
import { useSharedLanguage } from '../../../features/user/shared-language.ts';
import { useKeptColorScheme } from '../../../features/user/use-kept-color-scheme.ts';
import { hasFailed } from '../../../lib/api/has-failed.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { getSession } from '../../../lib/session/session.ts';
import { writeItem } from '../../../lib/storage/storage.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { Page } from './page.tsx';
import classes from './profile-gate.module.css';

const PROFILE_PATH = '/dashboard/profile';

/** Shows the dashboard's screens once the profile is loaded. */
export const ProfileGate = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const isProfile = useLocation().pathname === PROFILE_PATH;
  const profile = useUser();
  const user = profile.data;
  useKeptColorScheme(user);
  useSharedLanguage(user?.language);
  useOutbox(user?.id);
  // Deferred: the frame of the page is shown first, the screen is rendered in slices.
  const isShown = useDeferredValue(user !== undefined, false);
  if (user && isShown) {
    return (
      <>
        {children}
        <ProfileLayer user={user} />
      </>
    );
  }
  return (
    <Page width={isProfile ? 'wide' : 'feed'}>
      {hasFailed(profile) ? (
        <FailedState onRetry={() => profile.refetch()} isRetrying={profile.isFetching} heading="h1" />
      ) : (
        <div className={classes.waiting}>
          <h1 className="visually-hidden">{t('shell.loading')}</h1>
          {isProfile ? (
            <ProfileSkeleton />
          ) : (
            <>
              <SkeletonCard />
              <SkeletonCard />
            </>
          )}
        </div>
      )}
    </Page>
  );
};

/** Opens the outbox of the person. */
const useOutbox = (userId: string | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    // Content shared after the session has expired is offered only to this person.
    writeItem('localStorage', storageKeys.person, userId);
    const session = getSession();
    if (session?.id !== userId || !session) return;
    const end = new AbortController();
    openOutbox(client, session, end.signal);
    return () => end.abort();
  }, [client, userId]);
};
