import { IconBell, IconNotes } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Page } from '../shell/page.tsx';
import classes from './list.module.css';

const NOTES_PATH = '/dashboard/pinups/notes';

export const Component = () => {
  const { t } = useTranslation();
  const isNotes = useLocation().pathname === NOTES_PATH;
  return (
    <Page>
      <h1 className={`h1 ${classes.titleAboveTabs}`}>{t('shell.pinups')}</h1>
      <Tabs
        label={t('shell.pinups')}
        tabs={[
          { to: '/dashboard/pinups', label: t('note.reminders'), icon: IconBell },
          { to: NOTES_PATH, label: t('note.notes'), icon: IconNotes },
        ]}
      >
        {isNotes ? (
          <EmptyState drawing="note" title={t('note.noNotes')} text={t('note.noNotesText')} />
        ) : (
          <EmptyState drawing="calendar" title={t('note.noReminders')} text={t('note.noRemindersText')} />
        )}
      </Tabs>
    </Page>
  );
};
