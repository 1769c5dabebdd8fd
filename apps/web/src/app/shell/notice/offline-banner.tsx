import { IconCloudOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { checkServer } from '../../../features/session/api.ts';
import { useIsReachable } from '../../../lib/api/connection.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './offline-banner.module.css';

const TRY_EVERY_MS = 10_000;

/** The region is always there, so that screen readers notice when it fills. */
export const OfflineBanner = () => {
  const { t } = useTranslation();
  const isReachable = useIsReachable();
  useEffect(() => {
    if (isReachable) return;
    // A single failed call shows the banner; without further calls nothing would remove it.
    const tryAgain = () => void checkServer().catch(() => undefined);
    const timer = setInterval(tryAgain, TRY_EVERY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [isReachable]);
  return (
    <div role="status">
      {!isReachable && (
        <p className={classes.banner} data-offline>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
};
