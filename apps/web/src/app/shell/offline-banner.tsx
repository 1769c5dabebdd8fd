import { IconCloudOff } from '@tabler/icons-react';
import { useIsReachable } from '../../lib/connection.ts';
import { useTranslation } from '../../lib/i18n.ts';
import classes from './offline-banner.module.css';

/** The region is always there, so that screen readers notice when it fills. */
export const OfflineBanner = () => {
  const { t } = useTranslation();
  const isReachable = useIsReachable();
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
