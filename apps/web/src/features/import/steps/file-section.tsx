import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import classes from '../import.module.css';

/** A file from which no note was imported yet. */
export const FileSection = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('import.yourFile')} text={t('import.nothingYet')}>
      <div className={classes.stack}>{children}</div>
    </SettingsSection>
  );
};
