import { headerLanguageNames } from '@pinlife/contract/languages';
import { IconChevronRight, IconLogout, IconSettings, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLogout } from '../../../features/session/use-logout.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { LanguageOptions } from '../language/language-options.tsx';
import classes from './account-menu.module.css';

/** The three entries that the header of a phone has no space for. */
export const AccountMenu = () => {
  const { t, language } = useTranslation();
  const askToLogout = useLogout();
  return (
    <section className={classes.menu} aria-label={t('title.settings')}>
      <Link className={classes.row} to="/dashboard/settings">
        <IconSettings size={20} stroke={1.75} aria-hidden />
        {t('title.settings')}
        <IconChevronRight className={classes.end} size={18} stroke={1.75} aria-hidden />
      </Link>
      <div className={classes.row}>
        <IconWorld size={20} stroke={1.75} aria-hidden />
        <span aria-hidden>{t('shell.language')}</span>
        <span className={classes.end} aria-hidden>
          {headerLanguageNames[language]}
        </span>
        <LanguageOptions className={classes.select} />
      </div>
      <button type="button" className={classes.row} onClick={askToLogout}>
        <IconLogout size={20} stroke={1.75} aria-hidden />
        {t('shell.logout')}
      </button>
    </section>
  );
};
