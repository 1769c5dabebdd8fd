import { IconBell, IconNotes } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { dayStamps } from '../../features/note/day-stamps.tsx';
import { NoteFeed } from '../../features/note/note-feed.tsx';
import { toMoments } from '../../lib/date-range.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useDateRange } from '../../lib/use-date-range.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Page } from '../shell/page.tsx';
import classes from './list.module.css';

const REMINDERS_PATH = '/dashboard/pinups';
const NOTES_PATH = '/dashboard/pinups/notes';

export const Component = () => {
  const { t } = useTranslation();
  const isNotes = useLocation().pathname === NOTES_PATH;
  const [range, setRange] = useDateRange();
  const moments = range && toMoments(range);
  const address = range ? `?${new URLSearchParams(range)}` : '';
  const list = isNotes
    ? { type: 'note' as const, drawing: 'note' as const, title: t('note.noNotes'), text: t('note.noNotesText') }
    : {
        type: 'reminder' as const,
        drawing: 'calendar' as const,
        title: t('note.noReminders'),
        text: t('note.noRemindersText'),
      };
  const { type, ...empty } = list;
  return (
    <Page>
      <h1 className={`h1 ${classes.titleAboveTabs}`}>{t('shell.pinups')}</h1>
      <Tabs
        label={t('shell.pinups')}
        tabs={[
          { to: `${REMINDERS_PATH}${address}`, label: t('note.reminders'), icon: IconBell },
          { to: `${NOTES_PATH}${address}`, label: t('note.notes'), icon: IconNotes },
        ]}
        aside={<RangeField value={range} onChange={setRange} />}
      >
        <NoteFeed
          key={`${type} ${address}`}
          filter={{ type, ...moments }}
          label={t(isNotes ? 'note.notes' : 'note.reminders')}
          empty={<EmptyState {...empty} />}
          days={dayStamps}
        />
      </Tabs>
    </Page>
  );
};
