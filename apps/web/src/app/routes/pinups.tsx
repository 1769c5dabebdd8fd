import { IconBell, IconNotes, IconPlus } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { NOTES_PATH, REMINDERS_PATH, writeTagFilter } from '../../entities/note/tag-filter.ts';
import { dayStamps } from '../../features/note/feed/day-stamps.tsx';
import { NoteFeed } from '../../features/note/feed/note-feed.tsx';
import { NothingTagged, PinupTags } from '../../features/tag/pinup-tags.tsx';
import { loadTagTexts } from '../../features/tag/texts.ts';
import { useTagFilter } from '../../features/tag/use-tag-filter.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { toMoments } from '../../lib/time/date-range.ts';
import { useDateRange } from '../../lib/time/use-date-range.ts';
import { Button } from '../../ui/action/button.tsx';
import { RangeField } from '../../ui/date/range-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Page } from '../shell/frame/page.tsx';
import { useCompose } from '../shell/nav/use-compose.ts';
import classes from './list.module.css';

export const loader = async (): Promise<null> => {
  await loadTagTexts();
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  const isNotes = useLocation().pathname === NOTES_PATH;
  const [range, setRange] = useDateRange();
  const moments = range && toMoments(range);
  const [tags, setTags] = useTagFilter();
  const parameters = writeTagFilter(range ? `${new URLSearchParams(range)}` : '', tags);
  const address = parameters === '' ? '' : `?${parameters}`;
  const type = isNotes ? 'note' : 'reminder';
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
        <PinupTags chosen={tags} onChange={setTags} />
        <NoteFeed
          key={`${type} ${address}`}
          filter={{ type, ...moments, ...(tags.length > 0 && { tag: tags }) }}
          label={t(isNotes ? 'note.notes' : 'note.reminders')}
          empty={
            tags.length > 0 ? (
              <NothingTagged chosen={tags} onChange={setTags} />
            ) : isNotes ? (
              <NoNotes isRanged={range !== null} />
            ) : (
              <NoReminders />
            )
          }
          days={dayStamps}
        />
      </Tabs>
    </Page>
  );
};

const NoReminders = () => {
  const { t } = useTranslation();
  return <EmptyState drawing="calendar" title={t('note.noReminders')} text={t('note.noRemindersText')} />;
};

const NoNotes = ({ isRanged }: { isRanged: boolean }) => {
  const { t } = useTranslation();
  const compose = useCompose();
  return (
    <EmptyState
      drawing="note"
      title={t('note.noNotes')}
      text={t(isRanged ? 'note.noNotesText' : 'note.emptyText')}
      action={
        <Button variant="soft" onClick={compose}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t('shell.newPinup')}
        </Button>
      }
    />
  );
};
