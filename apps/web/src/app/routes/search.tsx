import type { NoteType } from '@pinlife/contract/note/schema';
import { SEARCH_MAX_LENGTH } from '@pinlife/contract/search/limits';
import { useNavigate, useSearchParams } from 'react-router';
import { NoteFeed } from '../../features/note/feed/note-feed.tsx';
import { KeptNotice } from '../../features/search/kept-notice.tsx';
import { MarkedMatches } from '../../features/search/marked-matches.tsx';
import { FoundTags } from '../../features/tag/found-tags.tsx';
import { loadTagTexts } from '../../features/tag/texts.ts';
import { useTagFilter } from '../../features/tag/use-tag-filter.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { toMoments } from '../../lib/time/date-range.ts';
import { useDateRange } from '../../lib/time/use-date-range.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { RangeField } from '../../ui/date/range-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { Page } from '../shell/frame/page.tsx';
import classes from './list.module.css';

type ShownType = 'all' | Exclude<NoteType, 'trash'>;

const types = [
  { value: 'all', label: 'note.everything' },
  { value: 'reminder', label: 'note.reminders' },
  { value: 'note', label: 'note.notes' },
  { value: 'passion', label: 'shell.passions' },
] as const satisfies { value: ShownType; label: string }[];

export const loader = async (): Promise<null> => {
  await loadTagTexts();
  return null;
};

export const Component = () => {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const query = parameters.get('q')?.trim().slice(0, SEARCH_MAX_LENGTH) ?? '';
  const label = query === '' ? t('shell.search') : t('note.searchResults', { query });
  return (
    <Page>
      <h1 className="visually-hidden">{label}</h1>
      <Tabs label={t('shell.search')} tabs={[{ to: `/dashboard/search?${parameters}`, label }]}>
        {query === '' ? (
          <EmptyState drawing="search" title={t('note.noResults')} text={t('note.searchPrompt')} />
        ) : (
          <Results query={query} label={label} />
        )}
      </Tabs>
    </Page>
  );
};

const Results = ({ query, label }: { query: string; label: string }) => {
  const { t } = useTranslation();
  const [type, setType] = useShownType();
  const [range, setRange] = useDateRange();
  const moments = range && toMoments(range);
  const [tags, setTags] = useTagFilter();
  const filter = { search: query, ...(type !== 'all' && { type }), ...moments };
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          label={t('note.type')}
          value={type}
          options={types.map(({ value, label: key }) => ({ value, label: t(key) }))}
          onChange={setType}
        />
        <RangeField value={range} onChange={setRange} />
      </div>
      <FoundTags filter={filter} chosen={tags} onChange={setTags} />
      <KeptNotice />
      <MarkedMatches search={query}>
        <NoteFeed
          key={`${query} ${type} ${moments?.from} ${tags}`}
          filter={{ ...filter, ...(tags.length > 0 && { tag: tags }) }}
          label={label}
          empty={<EmptyState drawing="search" title={t('note.noResults')} text={t('note.noResultsText', { query })} />}
        />
      </MarkedMatches>
    </>
  );
};

const useShownType = (): [ShownType, (type: ShownType) => void] => {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const type = types.find(({ value }) => value === parameters.get('type'))?.value ?? 'all';
  const setType = (wanted: ShownType) => {
    const next = new URLSearchParams(parameters);
    if (wanted === 'all') next.delete('type');
    else next.set('type', wanted);
    navigate({ search: `${next}` });
  };
  return [type, setType];
};
