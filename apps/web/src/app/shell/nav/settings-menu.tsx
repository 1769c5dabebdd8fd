import { NavLink } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import { Pin } from '../../../ui/mark/pin.tsx';
import { Stamp } from '../../../ui/mark/stamp.tsx';
import entry from '../frame/entry.module.css';
import { settingsEntries } from './settings-entries.ts';
import classes from './settings-menu.module.css';
import sidebar from './sidebar.module.css';

/** As in the style sheet of the sidebar. */
const RAIL = '(max-width: 74.99em)';

/** The pages of the settings below the menu, as long as one of them is shown. */
export const SettingsMenu = () => {
  const { t } = useTranslation();
  const isRail = useMediaQuery(RAIL);
  return (
    <div className={classes.settings}>
      <span className={classes.stamp}>
        <Stamp>{t('title.settings')}</Stamp>
      </span>
      <ul className={sidebar.menu}>
        {settingsEntries.map(({ to, label, icon: Glyph }) => (
          <li key={to}>
            <NavLink
              className={`${entry.entry} ${sidebar.entry}`}
              data-tip={isRail ? 'right' : undefined}
              to={to}
              end
              aria-label={t(label)}
            >
              {({ isActive }) => (
                <>
                  <Glyph size={20} stroke={1.75} aria-hidden />
                  <span className={sidebar.label}>{t(label)}</span>
                  {isActive && (
                    <span className={sidebar.pin}>
                      <Pin size="sm" />
                    </span>
                  )}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
