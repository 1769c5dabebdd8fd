import { DAY_MS } from '@pinlife/contract/durations';
import {
  RECORD_DAYS,
  RECORD_FILE_MAX,
  RECORD_PAGE_SIZE,
  type RecordAct,
  recordActs,
  recordKinds,
} from '@pinlife/contract/record/limits';
import type { RecordPage, RecordQuery } from '@pinlife/contract/record/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/secret/id.ts';
import { writeCsv } from './csv.ts';
import { toEntry } from './dto.ts';
import type { RecordFilter, RecordRepo } from './repo.ts';

type NewEntry = {
  act: RecordAct;
  /** The actor; null: the command line, or an unknown person. */
  by: string | null;
  about?: { id: string; first_name: string; last_name: string } | undefined;
  detail?: Record<string, string>;
};

export type RecordService = ReturnType<typeof createRecordService>;

type Dependencies = { database: Transactor; repo: RecordRepo; clock: Clock };

/** Records acts for operators. An entry is written in the transaction of the act. */
export const createRecordService = ({ database, repo, clock }: Dependencies) => {
  const oldest = () => new Date(clock.now().getTime() - RECORD_DAYS * DAY_MS);

  const filterOf = ({ kind, search, from, to }: RecordQuery): RecordFilter => ({
    kind: kind ?? null,
    search,
    from: latestOf(oldest(), from ?? oldest()),
    before: to ?? new Date(clock.now().getTime() + DAY_MS),
  });

  return {
    add: (tx: Tx, { act, by, about, detail = {} }: NewEntry): Promise<void> =>
      repo.insert(tx, {
        id: newId(),
        at: clock.now(),
        kind: recordActs[act],
        act,
        by_name: by,
        about_id: about?.id ?? null,
        about_name: about ? `${about.first_name} ${about.last_name}`.trim() : null,
        detail,
      }),

    async list(query: RecordQuery): Promise<RecordPage> {
      const filter = filterOf(query);
      const [rows, found] = await Promise.all([
        repo.list(filter, RECORD_PAGE_SIZE, query.page * RECORD_PAGE_SIZE),
        repo.countByKind(filter),
      ]);
      const countOf = (kind: string) => found.find((each) => each.kind === kind)?.count ?? 0;
      const counts = Object.fromEntries(recordKinds.map((kind) => [kind, countOf(kind)])) as RecordPage['counts'];
      const total = filter.kind === null ? found.reduce((sum, { count }) => sum + count, 0) : countOf(filter.kind);
      return { entries: rows.map(toEntry), total, counts };
    },

    async exportCsv(query: RecordQuery): Promise<string> {
      return writeCsv((await repo.list(filterOf(query), RECORD_FILE_MAX, 0)).map(toEntry));
    },

    sweep: (): Promise<number> => database.transaction((tx) => repo.sweep(tx, oldest())),
  };
};

const latestOf = (one: Date, other: Date): Date => (one > other ? one : other);
