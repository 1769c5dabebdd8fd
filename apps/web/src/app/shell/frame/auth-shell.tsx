import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { policies, policyPath } from '../../../lib/screen/policies.ts';
import { Logo } from '../../../ui/mark/logo.tsx';
import { LanguageSelect } from '../language/language-select.tsx';
import classes from './auth-shell.module.css';
import { Wall } from './wall.tsx';

type AuthShellProps = { isWide?: boolean; children: ReactNode };

/** The tagline on its wall of notes, and beside it the form: everything that needs no account. */
export const AuthShell = ({ isWide = false, children }: AuthShellProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.shell} data-wide={isWide || undefined}>
      <header className={classes.panel}>
        <div className={classes.logo}>
          <Logo on="ink" />
        </div>
        <Wall arrangement={isWide ? 'narrow' : 'wide'} />
        <h1 className={classes.tagline}>{t('auth.tagline')}</h1>
        {!isWide && <p className={classes.pitch}>{t('auth.pitch')}</p>}
      </header>
      <div className={classes.side}>
        <main className={classes.main}>{children}</main>
        <footer className={classes.footer}>
          <nav className={classes.links} aria-label={t('auth.footer.title')}>
            {policies.map((policy) => (
              <Link key={policy} to={policyPath(policy)}>
                {t(`auth.footer.${policy}`)}
              </Link>
            ))}
          </nav>
          <LanguageSelect />
        </footer>
      </div>
    </div>
  );
};
