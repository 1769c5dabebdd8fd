import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';
import { Pin } from '../../../ui/mark/pin.tsx';
import { PHONE } from '../../../ui/overlay/flyout.tsx';
import entry from '../frame/entry.module.css';
import { menuEntries } from './menu-entries.ts';
import { ProfileCard } from './profile-card.tsx';
import classes from './sidebar.module.css';

/** Narrower than this the labels give way to a rail of icons, and tooltips say them. */
const RAIL = '(max-width: 74.99em)';

const SettingsMenu = lazyService(() => import('./settings-menu.tsx').then((module) => module.SettingsMenu));

/** On a phone its entries stand at the bottom. */
export const Sidebar = () => (useMediaQuery(PHONE) ? null : <Menu />);

const Menu = () => {
  const { t } = useTranslation();
  const isRail = useMediaQuery(RAIL);
  const isInSettings = useLocation().pathname.startsWith('/dashboard/settings');
  return (
    <nav className={classes.sidebar} aria-label={t('shell.main')}>
      <ProfileCard />
      <ul className={classes.menu}>
        {menuEntries.map(({ to, label, icon: Glyph }) => (
          <li key={to}>
            <NavLink
              className={`${entry.entry} ${classes.entry}`}
              data-tip={isRail ? 'right' : undefined}
              to={to}
              aria-label={t(label)}
            >
              {({ isActive }) => (
                <>
                  <Glyph size={20} stroke={1.75} aria-hidden />
                  <span className={classes.label}>{t(label)}</span>
                  {isActive && (
                    <span className={classes.pin}>
                      <Pin size="sm" />
                    </span>
                  )}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
      {isInSettings && <SettingsMenu />}
    </nav>
  );
};
