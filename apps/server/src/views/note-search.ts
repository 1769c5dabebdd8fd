import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { type MediaSigning, signingColumns, signingColumnTypes } from '../db/json/wire-media.ts';
import type { PersonQuery, PersonQueryShape } from '../db/person-query.ts';
import type { ListPosition } from '../platform/cursor.ts';
import { HIGHEST_ID } from '../platform/secret/id.ts';
import { JsonText } from '../platform/text/json-text.ts';
import { listedColumns, noteInList } from './note-json.ts';
import { earlier, type NoteListType } from './note-list.ts';
import { isLargePage, noteUnlessLarge } from './note-page.ts';

/** The range of the notes to list: all, those after a position, or none. For matches in titles and for others. */
type Part = 'all' | ListPosition | 'none';

export type SearchRange = {
  type: NoteListType;
  /** Inclusive. */
  from: Date | undefined;
  /** Exclusive. */
  to: Date | undefined;
  titles: Part;
  others: Part;
  /** The number of matches to find. The last one and the skipped ones are not read. */
  wanted: number;
  skipped: number;
  /** Whether to search only if all keys of the person are up to date. */
  isPatient: boolean;
};

/** Whether its title matched, and its position. */
export type Hit = ListPosition & { isTitled: boolean };
/** `notes` is missing if they are large and read separately. */
export type FoundPage = {
  /** The number of matches, the skipped ones included. */
  count: number;
  /** The matches after the skipped ones. */
  hits: readonly Hit[];
  notes: JsonText<Note[]> | null;
  /** Keys were out of date, so nothing was searched. */
  isTooEarly: boolean;
};
export const emptyPage = { count: 0, hits: [], notes: new JsonText<Note[]>('[]'), isTooEarly: false };

/** Two index queries in tsquery syntax. */
type KeyQuery = { inTitle: string; anywhere: string };

const FIRST: ListPosition | { at: string; id: string } = { at: 'infinity', id: HIGHEST_ID };

/** A page of search results; see `db/functions/search-notes.sql`. `tag` limits the index to the person. */
export const searchPageQuery = (
  tag: string,
  { inTitle, anywhere }: KeyQuery,
  { type, from, to, titles, others, wanted, skipped, isPatient }: SearchRange,
  signing: MediaSigning,
): PersonQuery<FoundPage> => ({
  shape: shapes[type],
  values: [
    ...[tag, from ?? '-infinity', inTitle, anywhere],
    ...boundsOf(titles, to),
    ...boundsOf(others, to),
    ...[isPatient, wanted, skipped, Math.floor(NOTE_PAGE_MAX_BYTES / Math.max(1, wanted - skipped))],
    ...signing(),
  ],
});

const boundsOf = (part: Part, to: Date | undefined): [Date | string | null, string | null] => {
  if (part === 'none') return [null, null];
  const { at, id } = earlier(part === 'all' ? undefined : part, to) ?? FIRST;
  return [at, id];
};

const toHit = ([pass, at, id]: [number, number, string]): Hit => ({ isTitled: pass === 0, at: new Date(at), id });

/** Finds one more than the page to know whether others follow; it is not read. */
const writeShape = (type: NoteListType): PersonQueryShape<FoundPage> => ({
  name: `note-search-${type}`,
  columns: {
    tag: 'text',
    since: 'timestamptz',
    in_title: 'text',
    anywhere: 'text',
    title_at: 'timestamptz',
    title_id: 'uuid',
    other_at: 'timestamptz',
    other_id: 'uuid',
    patient: 'boolean',
    wanted: 'int',
    skipped: 'int',
    share: 'int',
    ...signingColumnTypes,
  },
  text: `
    select waiting.is_unfinished, page.* from (
      select asked.patient and exists (
        select from stale_searches where user_id = asked.user_id and due_at = '-infinity') as is_unfinished offset 0) waiting
    cross join lateral (
      select count(*), concat('[', string_agg(concat('[', pass, ',', (extract(epoch from created_at) * 1000)::bigint, ',"', id, '"]'), ',' order by rank)
          filter (where rank > asked.skipped), ']'),
        case when ${isLargePage('count(*) filter (where is_shown)', 'note')} then null
          else concat('[', string_agg(note, ',' order by rank), ']') end
      from (
        select n.pass, n.created_at, n.id, n.rank, n.is_shown,
          case when n.is_shown then ${noteUnlessLarge(noteInList(signingColumns), 'asked.share')} end as note
        from (
          select found.pass, found.rank, found.rank > asked.skipped and found.rank < asked.wanted as is_shown, ${listedColumns}
          from search_notes_${type}(asked.user_id, asked.tag, asked.since, asked.in_title, asked.anywhere,
              asked.title_at, asked.title_id, asked.other_at, asked.other_id,
              case when waiting.is_unfinished then 0 else asked.wanted end)
            with ordinality found (pass, made_at, note_id, rank)
          join notes on notes.user_id = asked.user_id and notes.id = found.note_id offset 0) n offset 0) listed) page`,
  decode: ([isTooEarly, count, hits, notes]) => ({
    isTooEarly: isTooEarly === 't',
    count: Number(count),
    hits: (JSON.parse(hits ?? '[]') as [number, number, string][]).map(toHit),
    notes: typeof notes === 'string' ? new JsonText(notes) : null,
  }),
  batcher: 'searches',
});

const shapes: Record<NoteListType, PersonQueryShape<FoundPage>> = {
  all: writeShape('all'),
  reminder: writeShape('reminder'),
  note: writeShape('note'),
  passion: writeShape('passion'),
  trash: writeShape('trash'),
};
