import type { Note, NoteType } from '@pinlife/contract/note';
import { type HotRead, hotRead } from '../../db/query.ts';
import type { Fields, TextValue } from '../../db/text-query.ts';
import type { ListOrder, Place } from '../../platform/cursor.ts';
import { JsonText } from '../../platform/json-text.ts';
import { noteInList } from './wire-repo.ts';

export type NoteListType = NoteType | 'all';

export type NoteListRange = {
  type: NoteListType;
  /** Inclusive. */
  from: Date | undefined;
  /** Only what comes after this place. */
  after: Place | undefined;
  limit: number;
};

export type NotePage = {
  notes: JsonText<Note[]>;
  /** The place of the page's last note, where more notes follow it. */
  last: Place | null;
};

/** Each list has an index that holds its notes in its order. */
const lists: Record<NoteListType, { where: string; order: ListOrder }> = {
  all: { where: 'deleted_at is null', order: 'created' },
  reminder: { where: 'reminder and deleted_at is null', order: 'created' },
  note: { where: 'not reminder and deleted_at is null', order: 'created' },
  passion: { where: 'passion and deleted_at is null', order: 'created' },
  trash: { where: 'deleted_at is not null', order: 'deleted' },
};

export const orderOf = (type: NoteListType): ListOrder => lists[type].order;

const FIRST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** The page that begins after a place: costs the same however deep that is. */
export const readAfter = (userId: string, range: NoteListRange): HotRead<NotePage> =>
  readPage(`note-list-${range.type}`, statements[range.type].after, valuesOf(userId, range));

/** Skips whole pages, by their keys only. */
export const readNth = (userId: string, range: NoteListRange, page: number): HotRead<NotePage> =>
  readPage(`note-page-${range.type}`, statements[range.type].nth, [...valuesOf(userId, range), page * range.limit]);

const readPage = (name: string, text: string, values: readonly TextValue[]) =>
  hotRead({ name, text, values, decode: toPage });

const toPage = ([notes, lastAt, lastId]: Fields): NotePage => ({
  notes: new JsonText(notes ?? '[]'),
  last: lastAt && lastId ? { at: new Date(Number(lastAt)), id: lastId } : null,
});

const valuesOf = (userId: string, { from, after, limit }: NoteListRange) => [
  userId,
  after?.at ?? FIRST.at,
  after?.id ?? FIRST.id,
  from ?? '-infinity',
  limit,
];

/** One row more than the page holds is read, which tells whether another page follows; it is not spelled. */
const spell = (at: string, rows: string) => `
  select json_agg(note order by n.rank) filter (where n.rank <= $5)::text,
    case when count(*) > $5 then max(extract(epoch from n.${at}) * 1000) filter (where n.rank = $5) end,
    case when count(*) > $5 then max(n.id::text) filter (where n.rank = $5) end
  from (select *, row_number() over () as rank from (${rows}) sorted) n,
    lateral (select ${noteInList}) note`;

const statementsOf = (type: NoteListType) => {
  const { where, order } = lists[type];
  const at = `${order}_at`;
  const select = (columns: string) => `
    select ${columns} from notes
    where user_id = $1 and ${where} and (${at}, id) < ($2::timestamptz, $3::uuid) and ${at} >= $4::timestamptz
    order by ${at} desc, id desc limit $5::int + 1`;
  return {
    after: spell(at, select('*')),
    nth: spell(
      at,
      `select notes.* from (${select('id')} offset $6::bigint) keys
       join notes on notes.user_id = $1 and notes.id = keys.id order by notes.${at} desc, notes.id desc`,
    ),
  };
};

const statements: Record<NoteListType, { after: string; nth: string }> = {
  all: statementsOf('all'),
  reminder: statementsOf('reminder'),
  note: statementsOf('note'),
  passion: statementsOf('passion'),
  trash: statementsOf('trash'),
};
