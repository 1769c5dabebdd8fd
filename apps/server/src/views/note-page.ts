import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { type MediaSigning, signingFrom } from '../db/json/wire-media.ts';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import { JsonText } from '../platform/text/json-text.ts';
import { listedColumns, noteInList } from './note-json.ts';

/** A page of notes, and the cursor of the next one. */
export type NoteListing = { notes: JsonText<Note[]>; next: string | null };

/** So many of the notes that were asked for, from the first one on. */
export type NotesWithin = { notes: JsonText<Note[]>; count: number };

/** A note of a list, or null where it is large: then the page is too, or may be. Decided before anything is read of it. */
export const noteUnlessLarge = (note: string, share: string): string =>
  `case when octet_length(n.content) + n.comment_bytes <= ${share} then ${note} end`;

/** Whether a page that was read so has to be read again by `readNotesWithin`. */
export const isLargePage = (wanted: string, note: string): string =>
  `${wanted} > count(${note}) or sum(octet_length(${note})) > ${NOTE_PAGE_MAX_BYTES}`;

/**
 * Reads notes one after the other until a page is full of bytes, and at least one. For the few pages that hold large
 * notes: they cost a second round trip, and what is beyond their end is never read.
 */
export const readNotesWithin = async (
  reader: Reader,
  userId: string,
  ids: readonly string[],
  signing: MediaSigning,
): Promise<NotesWithin> => {
  const row = await reader.first(
    read<{ notes: string; count: number }>(withinStatement, [userId, ids, ...signing()], 'note-within'),
  );
  return { notes: new JsonText(row?.notes ?? '[]'), count: row?.count ?? 0 };
};

/** A note that has vanished since its id was read takes its place without a byte. The fence keeps it from being written twice. */
const withinStatement = `
  with recursive page (place, bytes, note) as (
    select 0, 0::bigint, null::text
    union all
    select page.place + 1, page.bytes + coalesce(octet_length(next.note), 0), next.note
    from page left join lateral (
      select ${noteInList(signingFrom(3))} as note
      from (select ${listedColumns} from notes
            where notes.user_id = $1 and notes.id = ($2::uuid[])[page.place + 1]) n offset 0) next on true
    where page.place < cardinality($2::uuid[]) and page.bytes <= ${NOTE_PAGE_MAX_BYTES})
  select concat('[', string_agg(note, ',' order by place), ']') as notes, max(place) as count
  from page where place > 0 and (bytes <= ${NOTE_PAGE_MAX_BYTES} or place = 1)`;
