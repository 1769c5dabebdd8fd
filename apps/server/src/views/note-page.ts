import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { type MediaSigning, signingParameters } from '../db/json/wire-media.ts';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import { JsonText } from '../platform/text/json-text.ts';
import { listedColumns, noteInList } from './note-json.ts';
import { pageStampOf } from './page-stamp.ts';

/** A page of notes, and the cursor of the next one. */
export type NoteListing = { notes: JsonText<Note[]>; next: string | null };

/** The first of the requested notes, their number, and the stamp of the person's pages when they were read. */
export type NotesWithin = { notes: JsonText<Note[]>; count: number; stamp: string | null };

/** SQL of a note, or null if it is large, and so the page may be. Decided before any of it is read. */
export const noteUnlessLarge = (note: string, share: string): string =>
  `case when octet_length(n.content) + n.comment_bytes <= ${share} then ${note} end`;

/** SQL that tells whether the page must be read again by `readNotesWithin`. */
export const isLargePage = (wanted: string, note: string): string =>
  `${wanted} > count(${note}) or sum(octet_length(${note})) > ${NOTE_PAGE_MAX_BYTES}`;

/**
 * Reads notes until the page has reached its size in bytes, but at least one. Only for pages with large notes: they
 * cost a second round trip.
 */
export const readNotesWithin = async (
  reader: Reader,
  userId: string,
  ids: readonly string[],
  signing: MediaSigning,
): Promise<NotesWithin> => {
  const row = await reader.first(
    read<{ notes: string; count: number; stamp: string | null }>(
      withinStatement,
      [userId, ids, ...signing()],
      'note-within',
    ),
  );
  return { notes: new JsonText(row?.notes ?? '[]'), count: row?.count ?? 0, stamp: row?.stamp ?? null };
};

/** A note that was deleted since its id was read counts no bytes. `offset 0` keeps PostgreSQL from building JSON twice. */
const withinStatement = `
  with recursive page (position, bytes, note) as (
    select 0, 0::bigint, null::text
    union all
    select page.position + 1, page.bytes + coalesce(octet_length(next.note), 0), next.note
    from page left join lateral (
      select ${noteInList(signingParameters(3))} as note
      from (select ${listedColumns} from notes
            where notes.user_id = $1 and notes.id = ($2::uuid[])[page.position + 1]) n offset 0) next on true
    where page.position < cardinality($2::uuid[]) and page.bytes <= ${NOTE_PAGE_MAX_BYTES})
  select concat('[', string_agg(note, ',' order by position), ']') as notes, max(position) as count, ${pageStampOf('$1')} as stamp
  from page where position > 0 and (bytes <= ${NOTE_PAGE_MAX_BYTES} or position = 1)`;
