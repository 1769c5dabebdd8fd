import { NoteFeed } from '../../features/note/note-feed.tsx';
import { toMoments } from '../../lib/date-range.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useDateRange } from '../../lib/use-date-range.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { Page } from '../shell/page.tsx';
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
