import { PEOPLE_PAGE_SIZE, type PeopleOrder, peopleOrders } from '@pinlife/contract/operator/limits';
import type { ListedPerson } from '@pinlife/contract/operator/schema';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import sheet from '../../ui/overlay/sheet.module.css';
import { usePeople } from './api.ts';
import { DeletePersonModal } from './delete-person-modal.tsx';
import { Pager } from './pager.tsx';
import { PersonRow } from './person-row.tsx';
import { PersonSpaceModal } from './person-space-modal.tsx';
import { PersonSearch } from './search-field.tsx';
import classes from './table.module.css';

type Sorted = { order: PeopleOrder; direction: 'up' | 'down' };

/** The list of people, searchable by name and sortable by each column. */
export const PeopleScreen = ({ ownId, recordPath }: { ownId: string; recordPath: string }) => {
  const { t } = useTranslation();
  const sortId = useId();
  const asked = useSearchParams()[0].get('order');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [sorted, setSorted] = useState<Sorted>({ order: asked === 'space' ? asked : 'seen', direction: 'down' });
  const [leaving, setLeaving] = useState<ListedPerson | null>(null);
  const [limited, setLimited] = useState<ListedPerson | null>(null);
  const answer = usePeople({ page, search, ...sorted });
  if (hasFailed(answer)) return <FailedState onRetry={() => answer.refetch()} isRetrying={answer.isFetching} />;
  const { data } = answer;
  const find = (words: string) => {
    setSearch(words);
    setPage(0);
  };
  const sortBy = (order: PeopleOrder) => {
    const isSame = order === sorted.order;
    const first = order === 'name' ? 'up' : 'down';
    const other = sorted.direction === 'up' ? 'down' : 'up';
    setSorted({ order, direction: isSame ? other : first });
    setPage(0);
  };
  return (
    <div className={`${sheet.sheet} ${classes.sheet}`}>
      <div className={classes.tools}>
        <PersonSearch value={search} onChange={find} />
        <div className={classes.sort}>
          <label className="visually-hidden" htmlFor={sortId}>
            {t('operator.sortedBy', { name: t(`operator.head.${sorted.order}`) })}
          </label>
          <NativeSelect
            id={sortId}
            value={sorted.order}
            options={peopleOrders.map((value) => ({ value, label: t(`operator.head.${value}`) }))}
            onChange={sortBy}
          />
        </div>
        <span className={classes.count} role="status">
          {data && t('operator.peopleCount', { count: data.total })}
        </span>
      </div>
      {!data && <SkeletonBar height={200} />}
      {data?.total === 0 && (
        <EmptyState
          drawing="search"
          title={t('operator.noResults')}
          text={t('operator.nobodyCalled', { search })}
          isFramed={false}
        />
      )}
      {data && data.total > 0 && (
        <table className={`${classes.table} ${classes.people}`}>
          <caption className="visually-hidden">
            {t('operator.people')}, {t('operator.sortedBy', { name: t(`operator.head.${sorted.order}`) })}
          </caption>
          <thead>
            <tr>
              {peopleOrders.map((order) => (
                <Head key={order} order={order} sorted={sorted} onSort={sortBy} />
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('operator.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.people.map((person) => (
              <PersonRow
                key={person._id}
                person={person}
                isOwn={person._id === ownId}
                recordPath={recordPath}
                onDelete={() => setLeaving(person)}
                onSetSpace={() => setLimited(person)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} size={PEOPLE_PAGE_SIZE} total={data?.total ?? 0} onChange={setPage} />
      <DeletePersonModal person={leaving} onClose={() => setLeaving(null)} />
      <PersonSpaceModal person={limited} onClose={() => setLimited(null)} />
    </div>
  );
};

type HeadProps = { order: PeopleOrder; sorted: Sorted; onSort: (order: PeopleOrder) => void };

const Head = ({ order, sorted, onSort }: HeadProps) => {
  const { t } = useTranslation();
  const isSorted = sorted.order === order;
  const isUp = sorted.direction === 'up';
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={order === 'pinups' ? classes.right : undefined}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classes.head} onClick={() => onSort(order)}>
        {t(`operator.head.${order}`)}
        {isSorted && <Arrow size={16} stroke={1.75} aria-hidden />}
      </button>
    </th>
  );
};
