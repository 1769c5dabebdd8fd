import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { HOME_PATH } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { Logo } from '../../ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './policy-header.module.css';

/** The documents are public: the way on is the login, or home for those who are logged in. */
export const PolicyHeader = () => {
  const { t } = useTranslation();
  const session = useSession();
  const [to, label] = session ? [HOME_PATH, t('shell.home')] : ['/login', t('shell.login')];
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link className={classes.logo} to={to} aria-label={t('shell.homeLink')}>
          <Logo />
        </Link>
        <div className={classes.actions}>
          <span className={classes.language}>
            <LanguageMenu />
          </span>
          <Link className={classes.way} to={to}>
            {label}
          </Link>
        </div>
      </div>
    </header>
  );
};
