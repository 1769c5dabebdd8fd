import { headerLanguageNames } from '@pinlife/contract/languages';
import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './language-menu.module.css';
import { LanguageOptions } from './language-options.tsx';

export const LanguageMenu = () => {
  const { language } = useTranslation();
  return (
    <span className={classes.menu}>
      <IconWorld size={18} stroke={1.75} aria-hidden />
      <span aria-hidden>{headerLanguageNames[language]}</span>
      <IconChevronDown size={16} stroke={2} aria-hidden />
      <LanguageOptions className={classes.select} />
    </span>
  );
};
