import { useUser } from '../../../entities/user/api.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Stamp } from '../../../ui/mark/stamp.tsx';
import { MenuList } from './menu-list.tsx';
import { operatorEntry, settingsEntries } from './settings-entries.ts';
import classes from './settings-menu.module.css';

/** The pages of the settings below the menu, as long as one of them is shown. */
export const SettingsMenu = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <div className={classes.settings}>
      <span className={classes.stamp}>
        <Stamp>{t('title.settings')}</Stamp>
      </span>
      <MenuList entries={user?.isOperator ? [...settingsEntries, operatorEntry] : settingsEntries} />
    </div>
  );
};
