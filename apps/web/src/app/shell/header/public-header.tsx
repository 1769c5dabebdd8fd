import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { HOME_PATH } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/session.ts';
import button from '../../../ui/action/button.module.css';
import { Logo } from '../../../ui/mark/logo.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import classes from './public-header.module.css';
import band from './top-band.module.css';

/** The header of pages that need no account. It links to the login, or to home for people who are logged in. */
export const PublicHeader = () => {
  const { t } = useTranslation();
  const session = useSession();
  const [to, label] = session ? [HOME_PATH, t('shell.home')] : ['/login', t('shell.login')];
  return (
    <header className={band.band}>
      <div className={classes.bar}>
        <Link className={classes.logo} to={to} aria-label={t('shell.homeLink')}>
          <Logo />
        </Link>
        <div className={classes.actions}>
          <span className={classes.language}>
            <LanguageMenu />
          </span>
          <Link className={button.button} data-variant="soft" to={to}>
            {label}
          </Link>
        </div>
      </div>
    </header>
  );
};
