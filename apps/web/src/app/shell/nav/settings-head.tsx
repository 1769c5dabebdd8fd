import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import link from '../../../ui/action/link.module.css';
import { SETTINGS_PATH } from './settings-entries.ts';
import classes from './settings-menu.module.css';

/** The title of a page of the settings; on a phone the way back to their list stands above it. */
export const SettingsHead = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  return (
    <div>
      <Link className={`${link.link} ${classes.back}`} to={SETTINGS_PATH}>
        <IconArrowLeft aria-hidden />
        {t('title.settings')}
      </Link>
      <h1 className="h1">{title}</h1>
    </div>
  );
};
