import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './or-line.module.css';

/** A line between two ways to log in. */
export const OrLine = () => {
  const { t } = useTranslation();
  return <p className={classes.or}>{t('auth.login.or')}</p>;
};
