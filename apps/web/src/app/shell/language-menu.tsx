import { Menu } from '@mantine/core';
import { headerLanguageNames } from '@pinlife/contract/languages';
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react';
import { availableLanguages, chooseLanguage, currentLanguage, useTranslation } from '../../lib/i18n.ts';
import classes from './language-menu.module.css';

export const LanguageMenu = () => {
  const { t } = useTranslation();
  const current = currentLanguage();
  const name = headerLanguageNames[current];
  return (
    <Menu position="bottom-end" offset={8} width={200}>
      <Menu.Target>
        <button type="button" className={classes.button} aria-label={t('shell.languageNamed', { name })}>
          <IconWorld size={18} stroke={1.75} aria-hidden />
          {name}
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('shell.language')}>
        {availableLanguages.map((code) => (
          <Menu.Item
            key={code}
            role="menuitemradio"
            aria-checked={code === current}
            rightSection={code === current && <IconCheck size={18} stroke={1.75} aria-hidden />}
            onClick={() => chooseLanguage(code)}
          >
            {headerLanguageNames[code]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
