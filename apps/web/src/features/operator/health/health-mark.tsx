import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useHealth } from '../api.ts';
import classes from './health-mark.module.css';

/** The number of parts with a warning or an error; nothing if there are none. */
export const HealthMark = () => {
  const { t } = useTranslation();
  const { data: health } = useHealth();
  const count = health ? Object.values(health).filter(({ state }) => state !== 'ok').length : 0;
  if (count === 0) return null;
  return (
    <span className={classes.mark}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      {t('operator.health.toLook', { count })}
    </span>
  );
};
