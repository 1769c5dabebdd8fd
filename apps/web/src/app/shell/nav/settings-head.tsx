import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import link from '../../../ui/action/link.module.css';
import { SETTINGS_PATH } from './settings-entries.ts';
import classes from './settings-menu.module.css';

type SettingsHeadProps = {
  title: string;
  /** The parent page, linked at every width. */
  parent?: { to: string; title: string };
  children?: ReactNode;
};

/** The title of a settings page; on a phone with a link back to the list. */
export const SettingsHead = ({ title, parent, children }: SettingsHeadProps) => {
  const { t } = useTranslation();
  return (
    <div>
      <Link
        className={`${link.link} ${classes.back}`}
        data-always={parent ? true : undefined}
        to={parent?.to ?? SETTINGS_PATH}
      >
        <IconArrowLeft aria-hidden />
        {parent?.title ?? t('title.settings')}
      </Link>
      <h1 className="h1">{title}</h1>
      {children}
    </div>
  );
};
