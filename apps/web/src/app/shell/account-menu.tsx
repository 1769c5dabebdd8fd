import { headerLanguageNames } from '@pinlife/contract/languages';
import { IconCheck, IconChevronRight, IconLogout, IconSettings, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { availableLanguages, chooseLanguage, currentLanguage, useTranslation } from '../../lib/i18n.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import classes from './account-menu.module.css';
import { useLogout } from './use-logout.ts';

/** On a phone the header has no room for these three. */
export const AccountMenu = () => {
  const { t } = useTranslation();
  const askToLogout = useLogout();
  return (
    <section className={classes.menu} aria-label={t('title.settings')}>
      <Link className={classes.row} to="/dashboard/settings">
        <IconSettings size={20} stroke={1.75} aria-hidden />
        {t('title.settings')}
        <IconChevronRight className={classes.end} size={18} stroke={1.75} aria-hidden />
      </Link>
      <LanguageRow />
      <button type="button" className={classes.row} onClick={askToLogout}>
        <IconLogout size={20} stroke={1.75} aria-hidden />
        {t('shell.logout')}
      </button>
    </section>
  );
};

const LanguageRow = () => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const current = currentLanguage();
  return (
    <>
      <button type="button" className={classes.row} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconWorld size={20} stroke={1.75} aria-hidden />
        {t('shell.language')}
        <span className={classes.end}>{headerLanguageNames[current]}</span>
      </button>
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('shell.language')}>
        {availableLanguages.map((code) => (
          <button
            key={code}
            type="button"
            className={classes.row}
            aria-pressed={code === current}
            onClick={() => {
              setIsOpen(false);
              chooseLanguage(code);
            }}
          >
            {headerLanguageNames[code]}
            {code === current && <IconCheck className={classes.end} size={18} stroke={1.75} aria-hidden />}
          </button>
        ))}
      </BottomSheet>
    </>
  );
};
