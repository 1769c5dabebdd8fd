import { useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { PHONE } from '../../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';
import { menuEntries } from './menu-entries.ts';
import { MenuList } from './menu-list.tsx';
import { ProfileCard } from './profile-card.tsx';
import classes from './sidebar.module.css';

const SettingsMenu = lazyService(() => import('./settings-menu.tsx').then((module) => module.SettingsMenu));

/** On a phone `BottomNav` has its entries. */
export const Sidebar = () => (useMediaQuery(PHONE) ? null : <Menu />);

const Menu = () => {
  const { t } = useTranslation();
  const isInSettings = useLocation().pathname.startsWith('/dashboard/settings');
  return (
    <nav className={classes.sidebar} aria-label={t('shell.main')}>
      <ProfileCard />
      <MenuList entries={menuEntries} />
      {isInSettings && <SettingsMenu />}
    </nav>
  );
};
