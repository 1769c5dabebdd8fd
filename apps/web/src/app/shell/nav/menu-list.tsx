import type { Icon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMediaQuery } from '../../../lib/screen/use-media-query.ts';
import type { PlainKey } from '../../../locales/locale-types.ts';
import { Pin } from '../../../ui/mark/pin.tsx';
import entry from '../frame/entry.module.css';
import classes from './sidebar.module.css';

/** On narrower screens the menu shows icons with tooltips instead of labels. The style sheet repeats this width. */
const RAIL = '(max-width: 74.99em)';

type MenuEntry = {
  to: string;
  label: PlainKey;
  icon: Icon;
  /** Shown as open on its own page only, not on those below it. */
  isExact?: boolean;
};

/** The links of the sidebar; a pin marks the open page. */
export const MenuList = ({ entries }: { entries: readonly MenuEntry[] }) => {
  const { t } = useTranslation();
  const isRail = useMediaQuery(RAIL);
  return (
    <ul className={classes.menu}>
      {entries.map(({ to, label, icon: Glyph, isExact = false }) => (
        <li key={to}>
          <NavLink
            className={`${entry.entry} ${classes.entry}`}
            data-tip={isRail ? 'right' : undefined}
            to={to}
            end={isExact}
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
  );
};
