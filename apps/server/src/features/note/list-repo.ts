import type { Note, NoteType } from '@pinlife/contract/note';
import { NOTE_PAGE_SIZE } from '@pinlife/contract/note-limits';
import { type HotRead, hotRead } from '../../db/query.ts';
import type { Fields } from '../../db/text-query.ts';
import { type MediaSigning, SIGNING_VALUES } from '../../db/wire-media.ts';
import type { ListOrder, Place } from '../../platform/cursor.ts';
import { HIGHEST_ID, LOWEST_ID } from '../../platform/id.ts';
import { JsonText } from '../../platform/json-text.ts';
import { listedColumns, noteInList } from './wire-repo.ts';

export type NoteListType = NoteType | 'all';

type NoteListRange = {
  type: NoteListType;
  /** Inclusive. */
  from: Date | undefined;
  /** Only what comes after this place. */
  after: Place | undefined;
  limit: number;
};

type NotePage = {
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

const FIRST = { at: 'infinity', id: HIGHEST_ID };

/** Both a cursor and an exclusive end say where a list begins; the earlier one counts. */
export const earlier = (place: Place | undefined, to: Date | undefined): Place | undefined => {
  if (!to || (place && place.at < to)) return place;
  return { at: to, id: LOWEST_ID };
};

/** The page that begins after a place: costs the same however deep that is. */
export const readAfter = (userId: string, range: NoteListRange, signing: MediaSigning): HotRead<NotePage> =>
  hotRead({
    name: nameOf('note-list', range),
    text: getStatements(range).after,
    values: [...valuesOf(userId, range), ...signing()],
    decode: toPage,
    ...(isUsual(range) && { lane: 'pages' }),
  });

/** Skips whole pages, by their keys only. */
export const readNth = (userId: string, range: NoteListRange, page: number, signing: MediaSigning): HotRead<NotePage> =>
  hotRead({
    name: nameOf('note-page', range),
    text: getStatements(range).nth,
    values: [...valuesOf(userId, range), ...signing(), page * range.limit],
    decode: toPage,
  });

/** The page of the app, and what other programs like to ask for. */
const usualSizes: readonly number[] = [NOTE_PAGE_SIZE, 20, 50];
const isUsual = ({ limit }: NoteListRange) => usualSizes.includes(limit);

/** Pages of a usual size are planned once; each other size would be one more plan to keep on every connection. */
const nameOf = (kind: string, range: NoteListRange) => (isUsual(range) ? `${kind}-${range.type}-${range.limit}` : '');

const toPage = ([notes, lastAt, lastId]: Fields): NotePage => ({
  notes: new JsonText(notes ?? '[]'),
  last: lastAt && lastId ? { at: new Date(Number(lastAt)), id: lastId } : null,
});

const valuesOf = (userId: string, { from, after }: NoteListRange) => [
  userId,
  after?.at ?? FIRST.at,
  after?.id ?? FIRST.id,
  from ?? '-infinity',
];

/** The parameters of a range come first, then those of signing. */
const SIGNING_PARAMETER = 5;

type Statements = { after: string; nth: string };

const written = new Map<string, Statements>();

const getStatements = ({ type, limit }: NoteListRange): Statements => {
  const key = `${type} ${limit}`;
  const statements = written.get(key) ?? writeStatements(type, limit);
  written.set(key, statements);
  return statements;
};

/**
 * The limit is part of the text: with an unknown one the database expects a tenth of all notes, takes a plan made
 * once for too dear, and plans every single time.
 */
const writeStatements = (type: NoteListType, limit: number): Statements => {
  const { where, order } = lists[type];
  const at = `${order}_at`;
  const select = (columns: string) => `
    select ${columns} from notes
    where user_id = $1 and ${where} and (${at}, id) < ($2::timestamptz, $3::uuid) and ${at} >= $4::timestamptz
    order by ${at} desc, id desc limit ${limit + 1}`;
  const nth = `
    select ${listedColumns} from (${select('id')} offset $${SIGNING_PARAMETER + SIGNING_VALUES}::bigint) keys
    join notes on notes.user_id = $1 and notes.id = keys.id order by notes.${at} desc, notes.id desc`;
  return { after: spell(select(listedColumns), at, limit), nth: spell(nth, at, limit) };
};

/**
 * One row more than the page holds is read, which tells whether another page follows. It is spelled in vain: to number
 * the rows beforehand would cost more. They are sorted already.
 */
const spell = (rows: string, at: string, limit: number) => `
  select concat('[', array_to_string((array_agg(note))[1:${limit}], ','), ']'),
    case when count(*) > ${limit} then extract(epoch from (array_agg(${at}))[${limit}]) * 1000 end,
    case when count(*) > ${limit} then (array_agg(id))[${limit}] end
  from (select id, ${at}, ${noteInList(SIGNING_PARAMETER)} as note from (${rows}) n) spelled`;
