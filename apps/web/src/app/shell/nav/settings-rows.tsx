import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../../entities/user/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { PHONE } from '../../../ui/overlay/flyout.tsx';
import sheet from '../../../ui/overlay/sheet.module.css';
import { SETTINGS_PATH, settingsEntries } from './settings-entries.ts';
import classes from './settings-menu.module.css';

/** The other pages of the settings, where there is no left column, each with how things stand there. */
export const SettingsRows = () => (useMediaQuery(PHONE) ? <Rows /> : null);

const Rows = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const states: Partial<Record<string, ReactNode>> = {
    [`${SETTINGS_PATH}/public`]: user && t(user.publicProfile.enabled ? 'settings.on' : 'settings.off'),
  };
  return (
    <nav className={sheet.sheet} aria-label={t('title.settings')}>
      <ul className={classes.rows}>
        {settingsEntries.slice(1).map(({ to, label, icon: Glyph }) => (
          <li key={to}>
            <Link className={classes.row} to={to}>
              <Glyph size={20} stroke={1.75} aria-hidden />
              <span className={classes.name}>{t(label)}</span>
              <span className={classes.state}>{states[to]}</span>
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
