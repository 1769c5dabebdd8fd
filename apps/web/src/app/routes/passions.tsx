import { NoteFeed } from '../../features/note/feed/note-feed.tsx';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { toMoments } from '../../lib/time/date-range.ts';
import { useDateRange } from '../../lib/time/use-date-range.ts';
import { RangeField } from '../../ui/date/range-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../shell/frame/page.tsx';
import classes from './list.module.css';

export const Component = () => {
  const { t } = useTranslation();
  const [range, setRange] = useDateRange();
  const moments = range && toMoments(range);
  const text = t(range ? 'note.noNotesText' : 'note.noPassionsText');
  return (
    <Page>
      <div className={classes.titleRow}>
        <h1 className="h1">{t('note.myPassions')}</h1>
        <RangeField value={range} onChange={setRange} />
      </div>
      <NoteFeed
        key={moments?.from}
        filter={{ type: 'passion', ...moments }}
        label={t('note.myPassions')}
        empty={<EmptyState drawing="note" title={t('note.noNotes')} text={text} />}
      />
    </Page>
  );
};
