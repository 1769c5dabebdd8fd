import { RECORD_DAYS, RECORD_PAGE_SIZE, type RecordKind, recordKinds } from '@pinlife/contract/record/limits';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { sentenceFor, useTranslation } from '../../lib/i18n/i18n.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { saveFile } from '../../lib/screen/save-file.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { type DateRange, toMoments } from '../../lib/time/date-range.ts';
import { Button } from '../../ui/action/button.tsx';
import link from '../../ui/action/link.module.css';
import { RangeField } from '../../ui/date/range-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import sheet from '../../ui/overlay/sheet.module.css';
import { exportRecord, useRecord } from './api.ts';
import { formatNumber } from './format.ts';
import { Pager } from './pager.tsx';
import { RecordRow } from './record-row.tsx';
import { PersonSearch } from './search-field.tsx';
import classes from './table.module.css';

/** The record with filters; the filtered rows can be downloaded. */
export const RecordScreen = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('search') ?? '');
  const [kind, setKind] = useState<RecordKind | null>(null);
  const [days, setDays] = useState<DateRange | null>(null);
  const [page, setPage] = useState(0);
  /** A new key, so that the search field is mounted again. */
  const [shownAll, setShownAll] = useState(0);
  const isPhone = useMediaQuery(PHONE);
  const kinds = useRef<HTMLFieldSetElement>(null);
  const filter = { search, ...(kind && { kind }), ...(days && toMoments(days)) };
  const answer = useRecord({ ...filter, page });
  const download = useTask({
    run: exportRecord,
    onDone: ({ csv }) => saveFile(new Blob([csv], { type: 'text/csv' }), 'pinlife-record.csv'),
    onFail: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'operator.failed') }),
  });
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  const { data } = answer;
  const narrow = (change: () => void) => {
    change();
    setPage(0);
  };
  const find = (words: string) =>
    narrow(() => {
      setSearch(words);
      // The address follows, so that it can be reloaded.
      setParams(words ? { search: words } : {}, { replace: true });
    });
  const showAll = () => {
    setKind(null);
    setDays(null);
    find('');
    setShownAll((times) => times + 1);
    // The button that was pressed is gone.
    kinds.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <div className={`${sheet.sheet} ${classes.sheet}`}>
      <fieldset ref={kinds} className={classes.kinds}>
        <legend className="visually-hidden">{t('operator.kinds')}</legend>
        {[null, ...recordKinds].map((each) => (
          <button
            key={each}
            type="button"
            className={classes.kind}
            aria-pressed={kind === each}
            onClick={() => narrow(() => setKind(each))}
          >
            {t(`operator.kind.${each ?? 'all'}`)}
            {each && data && <small>{formatNumber(data.counts[each])}</small>}
          </button>
        ))}
      </fieldset>
      <div className={classes.tools}>
        <PersonSearch key={shownAll} value={search} onChange={find} />
        <RangeField
          value={days}
          emptyLabel={t('operator.lastDays', { days: RECORD_DAYS })}
          onChange={(range) => narrow(() => setDays(range))}
        />
        <span className={classes.end}>
          <Button
            variant="outline"
            aria-label={t('operator.download')}
            isLoading={download.isRunning}
            onClick={() => download.start(filter)}
          >
            <IconDownload size={18} stroke={1.75} aria-hidden />
            {t(isPhone ? 'operator.downloadShort' : 'operator.download')}
          </Button>
        </span>
      </div>
      {!data && <SkeletonBar height={200} />}
      {data?.total === 0 && (
        <EmptyState
          drawing="search"
          title={t('operator.nothing')}
          text={t('operator.nothingText', { days: RECORD_DAYS })}
          isFramed={false}
        />
      )}
      {data && data.total > 0 && (
        <table className={`${classes.table} ${classes.record}`}>
          <caption className="visually-hidden">
            {t('operator.record')}, {t('operator.entries', { count: data.total })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('operator.when')}</th>
              <th scope="col">{t('operator.what')}</th>
              <th scope="col" className={classes.right}>
                {t('operator.kinds')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.entries.map((entry) => (
              <RecordRow key={entry._id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} size={RECORD_PAGE_SIZE} total={data?.total ?? 0} onChange={setPage} />
      {data && (kind || days || search) && (
        <div className={classes.pager}>
          <span role="status">{t('operator.entries', { count: data.total })}</span>
          <button type="button" className={link.link} onClick={showAll}>
            {t('operator.showAll')}
          </button>
        </div>
      )}
    </div>
  );
};
