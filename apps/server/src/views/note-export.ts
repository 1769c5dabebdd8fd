import type { Note } from '@pinlife/contract/note/schema';
import { type MediaSigning, signingParameters } from '../db/json/wire-media.ts';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import { HIGHEST_ID, LOWEST_ID } from '../platform/secret/id.ts';
import { noteInFull } from './note-json.ts';

const NOTES_AT_ONCE = 20;
/** Fewer large notes are read at once, but at least one. */
const BYTES_AT_ONCE = 2 * 1024 * 1024;
const TITLES_AT_ONCE = 1000;

export type ExportedTitle = { id: string; title: string; createdAt: Date };

/** The titles of notes that are not in the trash, newest first, read a thousand at a time. */
export async function* listExportedTitles(reader: Reader, userId: string): AsyncGenerator<ExportedTitle> {
  for (let after: Pick<ExportedTitle, 'id' | 'createdAt'> | undefined; ; ) {
    const rows = await reader.all(
      read<ExportedTitle>(
        `select id, title, created_at as "createdAt" from notes
         where user_id = $1 and deleted_at is null and (created_at, id) < ($2, $3)
         order by created_at desc, id desc limit ${TITLES_AT_ONCE}`,
        [userId, after?.createdAt ?? 'infinity', after?.id ?? HIGHEST_ID],
      ),
    );
    yield* rows;
    after = rows.at(-1);
    if (!after) return;
  }
}

/** Reads all notes of a person with their comments, media and reminders, trash included, a few at a time. */
export const createNoteExport = (reader: Reader, signing: MediaSigning) =>
  async function* readEveryNote(userId: string): AsyncGenerator<Note> {
    let after = LOWEST_ID;
    for (;;) {
      const rows = await reader.all(
        read<{ note: Note }>(
          `select ${noteInFull(signingParameters(3))}::json as note from (
             select *, row_number() over before as rank, sum(octet_length(content) + comment_bytes) over before as bytes
             from (select * from notes where user_id = $1 and id > $2::uuid order by id limit ${NOTES_AT_ONCE}) next_notes
             window before as (order by id)) n
           where rank = 1 or bytes <= ${BYTES_AT_ONCE} order by n.id`,
          [userId, after, ...signing()],
        ),
      );
      for (const { note } of rows) yield note;
      const last = rows.at(-1);
      if (!last) return;
      after = last.note._id;
    }
  };
