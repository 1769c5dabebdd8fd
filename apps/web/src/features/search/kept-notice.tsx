import { IconCloudOff } from '@tabler/icons-react';
import { useIsReachable } from '../../lib/api/connection.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './kept-notice.module.css';

/** The notice that without a network only kept notes are searched. */
export const KeptNotice = () => {
  const { t } = useTranslation();
  if (useIsReachable()) return null;
  return (
    <p className={classes.notice}>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      {t('note.searchedKept')}
    </p>
  );
};
