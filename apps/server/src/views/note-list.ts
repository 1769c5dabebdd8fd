import { NOTE_PAGE_MAX_BYTES, NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { Note, NoteType } from '@pinlife/contract/note/schema';
import type { FastValues, Fields } from '../db/batching/fast-statement.ts';
import { type MediaSigning, signingColumns, signingColumnTypes } from '../db/json/wire-media.ts';
import type { PersonQuery, PersonQueryShape } from '../db/person-query.ts';
import type { ListOrder, ListPosition } from '../platform/cursor.ts';
import { HIGHEST_ID, LOWEST_ID } from '../platform/secret/id.ts';
import { JsonText } from '../platform/text/json-text.ts';
import { listedColumns, noteInList } from './note-json.ts';
import { isLargePage, noteUnlessLarge } from './note-page.ts';
import { pageStampOf } from './page-stamp.ts';

export type NoteListType = NoteType | 'all';

/** The SQL of each note of a page. */
export const listedNote = noteInList(signingColumns);

type ListKind = {
  type: NoteListType;
  limit: number;
  /** Only notes that have this tag. */
  tag?: string | undefined;
};

export type NoteListRange = ListKind & {
  /** Inclusive. */
  from: Date | undefined;
  /** Only notes after this position. */
  after: ListPosition | undefined;
};

type SmallPage = {
  notes: JsonText<Note[]>;
  /** The position of the last note, if more follow. */
  last: ListPosition | null;
};
/** A page of large notes, which are read separately: their positions, and that of the next note. */
type LargePage = { positions: readonly ListPosition[] };
type NotePage = (SmallPage | LargePage) & {
  /** The stamp of the moment that was read; see `pageStampOf`. */
  stamp: string | null;
};

/** Each list has an index in its order. */
const lists: Record<NoteListType, { where: string; order: ListOrder }> = {
  all: { where: 'deleted_at is null', order: 'created' },
  reminder: { where: 'reminder and deleted_at is null', order: 'created' },
  note: { where: 'not reminder and deleted_at is null', order: 'created' },
  passion: { where: 'passion and deleted_at is null', order: 'created' },
  trash: { where: 'deleted_at is not null', order: 'deleted' },
};

export const orderOf = (type: NoteListType): ListOrder => lists[type].order;

const FIRST = { at: 'infinity', id: HIGHEST_ID };

/** Both a cursor and an exclusive end limit where a list begins; the earlier one counts. */
export const earlier = (position: ListPosition | undefined, to: Date | undefined): ListPosition | undefined => {
  if (!to || (position && position.at < to)) return position;
  return { at: to, id: LOWEST_ID };
};

/** The page after a position. Costs the same at any depth. */
export const pageAfterQuery = (range: NoteListRange, signing: MediaSigning): PersonQuery<NotePage> => ({
  shape: getShapes(range).after,
  values: valuesOf(range, signing),
});

/** Skips pages by reading only keys. */
export const nthPageQuery = (range: NoteListRange, page: number, signing: MediaSigning): PersonQuery<NotePage> => ({
  shape: getShapes(range).nth,
  values: [...valuesOf(range, signing), page * range.limit],
});

type Shapes = { after: PersonQueryShape<NotePage>; nth: PersonQueryShape<NotePage> };

const written = new Map<string, Shapes>();

const getShapes = (kind: ListKind): Shapes => {
  const key = `${kind.type} ${kind.limit} ${kind.tag !== undefined}`;
  const shapes = written.get(key) ?? writeShapes(kind);
  written.set(key, shapes);
  return shapes;
};

const writeShapes = (kind: ListKind): Shapes => {
  const nth = readKeys(kind, `${selectKeys(kind)} offset asked.skipped`);
  const after = isByTag(kind) ? readKeys(kind, selectKeys(kind)) : select(kind, listedColumns);
  const columns = { ...rangeColumns, ...(kind.tag !== undefined && { tag: 'text' }) };
  return {
    after: {
      name: nameOf('note-list', kind),
      columns,
      text: listOf(after, kind),
      decode: toPage,
      ...(isUsual(kind) && { batcher: 'pages' }),
    },
    nth: {
      name: nameOf('note-page', kind),
      columns: { ...columns, skipped: 'bigint' },
      text: listOf(nth, kind),
      decode: toPage,
    },
  };
};

/** The page size of the app, and common sizes of other programs. */
const usualSizes: readonly number[] = [NOTE_PAGE_SIZE, 20, 50];
const isUsual = ({ limit }: ListKind) => usualSizes.includes(limit);

/** Pages of a usual size use prepared statements. Each further size would be one more plan on every connection. */
const nameOf = (name: string, kind: ListKind) =>
  isUsual(kind) ? `${name}-${kind.tag === undefined ? '' : 'tagged-'}${kind.type}-${kind.limit}` : '';

const toPage = ([stamp = null, notes, lastAt, lastId, positions]: Fields): NotePage => ({
  stamp,
  ...(notes
    ? { notes: new JsonText(notes), last: lastAt && lastId ? { at: new Date(Number(lastAt)), id: lastId } : null }
    : { positions: readPositions(positions ?? '[[],[]]') }),
});

const readPositions = (text: string): ListPosition[] => {
  const [ats, ids] = JSON.parse(text) as [string[], string[]];
  return ids.map((id, index) => ({ at: new Date(ats[index] ?? 0), id }));
};

const rangeColumns = { after_at: 'timestamptz', after_id: 'uuid', since: 'timestamptz', ...signingColumnTypes };

const valuesOf = ({ from, after, tag }: NoteListRange, signing: MediaSigning): FastValues => [
  after?.at ?? FIRST.at,
  after?.id ?? FIRST.id,
  from ?? '-infinity',
  ...signing(),
  ...(tag === undefined ? [] : [tag]),
];

/**
 * The limit is a literal: with a parameter, PostgreSQL expects a tenth of all notes, finds the generic plan too
 * expensive and plans each time.
 */
const select = ({ type, limit, tag }: ListKind, columns: string) => {
  const { order } = lists[type];
  const isTagged = tag === undefined ? '' : `and asked.tag = any (string_to_array(tag_keys, ' '))`;
  const where = `${lists[type].where} ${isTagged}`;
  const at = `${order}_at`;
  return `
    select ${columns} from notes
    where user_id = asked.user_id and ${where} and (${at}, id) < (asked.after_at, asked.after_id) and ${at} >= asked.since
    order by ${at} desc, id desc limit ${limit + 1}`;
};

/** The trash is small, so it is scanned. All other lists have rows by tag. */
const isByTag = ({ type, tag }: ListKind) => tag !== undefined && type !== 'trash';

/** The same conditions on the rows by tag, each with its index. */
const tagged: Record<Exclude<NoteListType, 'trash'>, string> = {
  all: 'true',
  reminder: 'reminder',
  note: 'not reminder',
  passion: 'passion',
};

const selectKeys = (kind: ListKind) => {
  const { type, limit } = kind;
  if (!isByTag(kind) || type === 'trash') return select(kind, 'id');
  return `
    select note_id as id from note_tags
    where user_id = asked.user_id and tag = asked.tag and ${tagged[type]}
      and (created_at, note_id) < (asked.after_at, asked.after_id) and created_at >= asked.since
    order by created_at desc, note_id desc limit ${limit + 1}`;
};

const readKeys = ({ type }: ListKind, keys: string) => `
  select ${listedColumns} from (${keys}) keys
  join notes on notes.user_id = asked.user_id and notes.id = keys.id
  order by notes.${orderOf(type)}_at desc, notes.id desc`;

/**
 * Reads one row more than the page to know whether another follows. Its JSON is built in vain, which is cheaper than
 * numbering the rows. `offset 0` keeps PostgreSQL from building JSON twice.
 */
const listOf = (rows: string, { type, limit }: ListKind) => {
  const at = `${orderOf(type)}_at`;
  const share = String(Math.floor(NOTE_PAGE_MAX_BYTES / (limit + 1)));
  const isLarge = isLargePage('count(*)', 'note');
  return `
    select ${pageStampOf('asked.user_id')}, case when ${isLarge} then null else concat('[', array_to_string((array_agg(note))[1:${limit}], ','), ']') end,
      case when count(*) > ${limit} then extract(epoch from (array_agg(${at}))[${limit}]) * 1000 end,
      case when count(*) > ${limit} then (array_agg(id))[${limit}] end,
      case when ${isLarge} then concat('[', to_json(array_agg(${at})), ',', to_json(array_agg(id)), ']') end
    from (
      select id, ${at}, ${noteUnlessLarge(listedNote, share)} as note from (${rows}) n offset 0) listed`;
};
