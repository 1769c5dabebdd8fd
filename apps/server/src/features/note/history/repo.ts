import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/pool.ts';
import { build, read, write } from '../../../db/query.ts';
import type { NoteVersionsTable } from '../../../db/schema.ts';
import type { BulkVersion } from '../bulk/bulk.ts';

type VersionRow = Pick<Selectable<NoteVersionsTable>, 'title' | 'content' | 'color' | 'location' | 'self_note'> & {
  /** The media of its grid that still exist. */
  grid: string[];
};

export type VersionRepo = ReturnType<typeof createVersionRepo>;

/** Versions of notes. The statement that edits a note inserts them. */
export const createVersionRepo = () => ({
  find: (tx: Tx, userId: string, noteId: string, version: number): Promise<VersionRow | undefined> =>
    tx.first(
      read<VersionRow>(
        `select title, content, color, location, self_note, array(
           select id from media join unnest(v.media[:v.grid_count]) with ordinality used (media_id, rank) on media_id = id
           where user_id = v.user_id order by rank) as grid
         from note_versions v where user_id = $1 and note_id = $2 and version = $3`,
        [userId, noteId, version],
      ),
    ),

  /** Inserts the versions of an imported note, newest first. They get numbers 0, -1, -2 ..., because real ones start at 1. */
  async insertAll(tx: Tx, userId: string, noteId: string, versions: readonly BulkVersion[]): Promise<void> {
    if (versions.length === 0) return;
    const rows = versions.map(({ options, grid, inline, reminders, replacedAt, title, content }, index) => ({
      user_id: userId,
      note_id: noteId,
      version: -index,
      title,
      content,
      color: options.color,
      passion: options.passion,
      location: options.location,
      self_note: options.selfNote,
      media: [...grid, ...inline],
      grid_count: grid.length,
      reminders: JSON.stringify(reminders),
      replaced_at: replacedAt,
    }));
    await tx.run(build.insertInto('note_versions').values(rows));
  },

  /** Deletes some versions that were replaced before then; returns how many. Across all people of the shard. */
  dropOld: (tx: Tx, before: Date, limit: number): Promise<number> =>
    tx.run(
      write(
        `delete from note_versions v using (
           select user_id, note_id, version from note_versions where replaced_at <= $1
           order by replaced_at limit $2 for update skip locked) old
         where v.user_id = old.user_id and v.note_id = old.note_id and v.version = old.version`,
        [before, limit],
      ),
    ),
});
