import { IconPlus, IconUserCircle } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './bottom-nav.module.css';
import { menuEntries } from './menu-entries.ts';
import { useCompose } from './use-compose.ts';

const [home, pinups, passions] = menuEntries;
const profile = { to: '/dashboard/profile', label: 'shell.profile', icon: IconUserCircle } as const;
/** Settings are reached from the profile and belong to it. */
const SETTINGS_PATH = '/dashboard/settings';

export const BottomNav = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={classes.nav} aria-label={t('shell.main')}>
      <Entry {...home} />
      <Entry {...pinups} />
      <NewPinup />
      <Entry {...passions} />
      <Entry {...profile} isCurrent={pathname.startsWith(SETTINGS_PATH)} />
    </nav>
  );
};

type EntryProps = ((typeof menuEntries)[number] | typeof profile) & { isCurrent?: boolean };

const Entry = ({ to, label, icon: Glyph, isCurrent = false }: EntryProps) => {
  const { t } = useTranslation();
  return (
    <NavLink className={classes.entry ?? ''} to={to} data-current={isCurrent || undefined}>
      <Glyph size={24} stroke={1.75} aria-hidden />
      <span className={classes.label}>{t(label)}</span>
    </NavLink>
  );
};

const NewPinup = () => {
  const { t } = useTranslation();
  const compose = useCompose();
  return (
    <button
      type="button"
      className={classes.new}
      aria-label={t('shell.newPinup')}
      aria-haspopup="dialog"
      onClick={compose}
    >
      <span className={classes.plus}>
        <IconPlus size={24} stroke={1.75} aria-hidden />
      </span>
    </button>
  );
};
