import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { SharesTable } from '../../db/schema.ts';
import type { ListPosition } from '../../platform/cursor.ts';
import { HIGHEST_ID } from '../../platform/secret/id.ts';
import type { VisitCount } from './visit/visit-counter.ts';

export type ShareRow = Selectable<SharesTable>;
export type ShareRepo = ReturnType<typeof createShareRepo>;

type PublicNoteRow = Pick<ShareRow, 'note_id' | 'expires_at'> & { title: string; color: string; on_profile_at: Date };

export const createShareRepo = (reader: Reader) => ({
  find: (userId: string, noteId: string): Promise<ShareRow | undefined> => reader.first(selectOf(userId, noteId)),
  findIn: (tx: Tx, userId: string, noteId: string): Promise<ShareRow | undefined> => tx.first(selectOf(userId, noteId)),

  /** Whether the person has this note, outside the trash. */
  async hasNote(userId: string, noteId: string): Promise<boolean> {
    const row = await reader.first(
      build
        .selectFrom('notes')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', noteId)
        .where('deleted_at', 'is', null),
    );
    return row !== undefined;
  },

  async insert(tx: Tx, share: ShareRow): Promise<void> {
    await tx.run(build.insertInto('shares').values(share));
  },

  /** The opening counts are updated elsewhere. */
  async update(tx: Tx, { user_id, note_id, opened: _, last_opened_at: __, ...changes }: ShareRow): Promise<void> {
    await tx.run(
      build.updateTable('shares').set(changes).where('user_id', '=', user_id).where('note_id', '=', note_id),
    );
  },

  delete: (tx: Tx, userId: string, noteId: string): Promise<number> =>
    tx.run(build.deleteFrom('shares').where('user_id', '=', userId).where('note_id', '=', noteId)),

  /** Locks rows in the order of their hashes, so that two nodes do not deadlock. */
  async addOpened(tx: Tx, opened: readonly VisitCount[]): Promise<void> {
    await tx.run(
      write(
        `with counted as materialized (
           select s.user_id, s.note_id, given.count, given.last_at from shares s
           join unnest($1::bytea[], $2::int[], $3::timestamptz[]) as given (hash, count, last_at) on given.hash = s.token_hash
           order by s.token_hash for no key update of s)
         update shares s set opened = s.opened + counted.count, last_opened_at = greatest(s.last_opened_at, counted.last_at)
         from counted where s.user_id = counted.user_id and s.note_id = counted.note_id`,
        [
          opened.map(({ hash }) => Buffer.from(hash, 'hex')),
          opened.map(({ count }) => count),
          opened.map(({ lastAt }) => lastAt),
        ],
      ),
    );
  },

  /** Shares on the profile, newest first. */
  listOnProfile: (userId: string, after: ListPosition | undefined, limit: number): Promise<PublicNoteRow[]> =>
    reader.all(
      read<PublicNoteRow>(
        `select s.note_id, s.expires_at, s.on_profile_at, n.title, n.color
         from shares s join notes n on n.user_id = s.user_id and n.id = s.note_id
         where s.user_id = $1 and s.on_profile_at is not null and (s.on_profile_at, s.note_id) < ($2, $3)
         order by s.on_profile_at desc, s.note_id desc limit $4`,
        [userId, after?.at ?? 'infinity', after?.id ?? HIGHEST_ID, limit],
        'share-on-profile',
      ),
    ),

  async countOnProfile(userId: string): Promise<number> {
    const row = await reader.first(
      read<{ total: number }>(
        'select count(*)::int as total from shares where user_id = $1 and on_profile_at is not null',
        [userId],
        'share-count',
      ),
    );
    return row?.total ?? 0;
  },
});

const selectOf = (userId: string, noteId: string) =>
  build.selectFrom('shares').selectAll().where('user_id', '=', userId).where('note_id', '=', noteId);
