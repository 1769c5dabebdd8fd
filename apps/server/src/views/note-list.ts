import { NOTE_PAGE_MAX_BYTES, NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { Note, NoteType } from '@pinlife/contract/note/schema';
import type { FastValues, Fields } from '../db/batching/fast-statement.ts';
import { type MediaSigning, signingColumns, signingOfAsked } from '../db/json/wire-media.ts';
import type { PersonQuery, PersonQueryShape } from '../db/person-query.ts';
import { snapshotSql } from '../db/snapshot.ts';

import type { ListOrder, Place } from '../platform/cursor.ts';
import { HIGHEST_ID, LOWEST_ID } from '../platform/secret/id.ts';
import { JsonText } from '../platform/text/json-text.ts';
import { listedColumns, noteInList } from './note-json.ts';
import { isLargePage, noteUnlessLarge } from './note-page.ts';

export type NoteListType = NoteType | 'all';

type ListKind = { type: NoteListType; limit: number };

export type NoteListRange = ListKind & {
  /** Inclusive. */
  from: Date | undefined;
  /** Only what comes after this place. */
  after: Place | undefined;
};

type SmallPage = {
  notes: JsonText<Note[]>;
  /** The place of the page's last note, where more notes follow it. */
  last: Place | null;
};
/** Its notes are still to be read: where they are, and where the one after them is. */
type LargePage = { places: readonly Place[] };
type NotePage = (SmallPage | LargePage) & {
  /** What the database showed when it was read. */
  snapshot: string;
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
export const pageAfterQuery = (range: NoteListRange, signing: MediaSigning): PersonQuery<NotePage> => ({
  shape: getShapes(range).after,
  values: valuesOf(range, signing),
});

/** Skips whole pages, by their keys only. */
export const nthPageQuery = (range: NoteListRange, page: number, signing: MediaSigning): PersonQuery<NotePage> => ({
  shape: getShapes(range).nth,
  values: [...valuesOf(range, signing), page * range.limit],
});

type Shapes = { after: PersonQueryShape<NotePage>; nth: PersonQueryShape<NotePage> };

const written = new Map<string, Shapes>();

const getShapes = (kind: ListKind): Shapes => {
  const key = `${kind.type} ${kind.limit}`;
  const shapes = written.get(key) ?? writeShapes(kind);
  written.set(key, shapes);
  return shapes;
};

const writeShapes = (kind: ListKind): Shapes => {
  const at = `notes.${orderOf(kind.type)}_at`;
  const nth = `
    select ${listedColumns} from (${select(kind, 'id')} offset asked.skipped) keys
    join notes on notes.user_id = asked.user_id and notes.id = keys.id order by ${at} desc, notes.id desc`;
  return {
    after: {
      name: nameOf('note-list', kind),
      columns: rangeColumns,
      text: listOf(select(kind, listedColumns), kind),
      decode: toPage,
      ...(isUsual(kind) && { batcher: 'pages' }),
    },
    nth: {
      name: nameOf('note-page', kind),
      columns: { ...rangeColumns, skipped: 'bigint' },
      text: listOf(nth, kind),
      decode: toPage,
    },
  };
};

/** The page of the app, and what other programs like to ask for. */
const usualSizes: readonly number[] = [NOTE_PAGE_SIZE, 20, 50];
const isUsual = ({ limit }: ListKind) => usualSizes.includes(limit);

/** Pages of a usual size are planned once; each other size would be one more plan to keep on every connection. */
const nameOf = (name: string, kind: ListKind) => (isUsual(kind) ? `${name}-${kind.type}-${kind.limit}` : '');

const toPage = ([snapshot, notes, lastAt, lastId, places]: Fields): NotePage => ({
  snapshot: snapshot ?? '',
  ...(notes
    ? { notes: new JsonText(notes), last: lastAt && lastId ? { at: new Date(Number(lastAt)), id: lastId } : null }
    : { places: readPlaces(places ?? '[[],[]]') }),
});

const readPlaces = (text: string): Place[] => {
  const [ats, ids] = JSON.parse(text) as [string[], string[]];
  return ids.map((id, index) => ({ at: new Date(ats[index] ?? 0), id }));
};

const rangeColumns = { after_at: 'timestamptz', after_id: 'uuid', since: 'timestamptz', ...signingColumns };

const valuesOf = ({ from, after }: NoteListRange, signing: MediaSigning): FastValues => [
  after?.at ?? FIRST.at,
  after?.id ?? FIRST.id,
  from ?? '-infinity',
  ...signing(),
];

/**
 * The limit is part of the text: with an unknown one the database expects a tenth of all notes, takes a plan made
 * once for too dear, and plans every single time.
 */
const select = ({ type, limit }: ListKind, columns: string) => {
  const { where, order } = lists[type];
  const at = `${order}_at`;
  return `
    select ${columns} from notes
    where user_id = asked.user_id and ${where} and (${at}, id) < (asked.after_at, asked.after_id) and ${at} >= asked.since
    order by ${at} desc, id desc limit ${limit + 1}`;
};

/**
 * One row more than the page holds is read, which tells whether another page follows. Its text is written in vain: to
 * number the rows beforehand would cost more. They are sorted already. The offset is a fence: each is written once.
 */
const listOf = (rows: string, { type, limit }: ListKind) => {
  const at = `${orderOf(type)}_at`;
  const share = String(Math.floor(NOTE_PAGE_MAX_BYTES / (limit + 1)));
  const isLarge = isLargePage('count(*)', 'note');
  return `
    select ${snapshotSql}, case when ${isLarge} then null else concat('[', array_to_string((array_agg(note))[1:${limit}], ','), ']') end,
      case when count(*) > ${limit} then extract(epoch from (array_agg(${at}))[${limit}]) * 1000 end,
      case when count(*) > ${limit} then (array_agg(id))[${limit}] end,
      case when ${isLarge} then concat('[', to_json(array_agg(${at})), ',', to_json(array_agg(id)), ']') end
    from (
      select id, ${at}, ${noteUnlessLarge(noteInList(signingOfAsked), share)} as note from (${rows}) n offset 0) listed`;
};
