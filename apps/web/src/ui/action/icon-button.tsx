import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './icon-button.module.css';

type IconProps = { label: string; icon: Icon };
type IconButtonProps = IconProps &
  Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'children'> & {
    /** A count at the corner; 0 shows nothing. The label has to say it too. */
    badge?: number;
  };

export const IconButton = ({ label, icon: Glyph, badge = 0, ...button }: IconButtonProps) => (
  <button type="button" {...button} className={classes.button} data-tip="below" aria-label={label}>
    <Glyph size={20} stroke={1.75} aria-hidden />
    {badge > 0 && (
      <span className={classes.badge} aria-hidden>
        {badge > 99 ? '99+' : badge}
      </span>
    )}
  </button>
);

type IconLinkProps = IconProps & { to: string; onClick?: () => void };

export const IconLink = ({ label, icon: Glyph, to, onClick }: IconLinkProps) => (
  <Link className={classes.button} data-tip="below" to={to} aria-label={label} onClick={onClick}>
    <Glyph size={20} stroke={1.75} aria-hidden />
  </Link>
);

type IconAnchorProps = IconProps & { href: string } & Pick<ComponentProps<'a'>, 'download' | 'target' | 'rel'>;

/** Leads out of the app. */
export const IconAnchor = ({ label, icon: Glyph, href, ...anchor }: IconAnchorProps) => (
  <a {...anchor} href={href} className={classes.button} data-tip="below" aria-label={label}>
    <Glyph size={20} stroke={1.75} aria-hidden />
  </a>
);
