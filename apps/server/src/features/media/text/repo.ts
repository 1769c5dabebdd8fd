import { defaultLanguage, isLanguageCode, type LanguageCode } from '@pinlife/contract/languages';
import type { Reader, Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';

/** A picture that this worker has claimed. `tries` differs once another worker has claimed it. */
export type TakenPicture = {
  user_id: string;
  id: string;
  object_key: string;
  size: number;
  tries: number;
  language: LanguageCode;
};
type Claim = { now: Date; leaseEndsAt: Date; order: 'newest' | 'oldest'; skippedUsers: readonly string[] };
type TextRow = { text: string | null; is_due: boolean };

/** The condition of the index `media_unread`. */
const UNREAD = `type = 'image' and note_id is not null and text_due_at is not null`;
const OURS = 'user_id = $1 and id = $2 and text_tries = $3';

export type PictureTextRepo = ReturnType<typeof createPictureTextRepo>;

/** The text of pictures, which is a column of their media. Pages of notes do not contain it. */
export const createPictureTextRepo = (reader: Reader) => {
  return {
    find: (userId: string, id: string): Promise<TextRow | undefined> =>
      reader.first(
        read<TextRow>(
          `select text, ${UNREAD} as is_due from media where user_id = $1 and id = $2`,
          [userId, id],
          'picture-text',
        ),
      ),

    /** Finds the text of pictures that have one, by id. */
    async list(userId: string, ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await reader.all(
        read<{ id: string; text: string }>(
          `select id, text from media where user_id = $1 and id = any($2::uuid[]) and text <> ''`,
          [userId, ids],
        ),
      );
      return new Map(rows.map(({ id, text }) => [id, text]));
    },

    /** Across all people of the shard. */
    async nextDueAt(): Promise<Date | null> {
      const row = await reader.first(
        read<{ due_at: Date }>(
          `select greatest(text_due_at, 'epoch') as due_at from media where ${UNREAD} order by text_due_at limit 1`,
        ),
      );
      return row?.due_at ?? null;
    },

    /**
     * Claims the newest or the oldest due picture of a person who is not in `skippedUsers`. It falls due again when the lease
     * ends. Across all people of the shard.
     */
    async take(tx: Tx, { now, leaseEndsAt, order, skippedUsers }: Claim): Promise<TakenPicture[]> {
      const row = await tx.first(
        write<Omit<TakenPicture, 'language'> & { language: string }>(
          `update media set text_due_at = $2, text_tries = text_tries + 1 where (user_id, id) = (
             select user_id, id from media where ${UNREAD} and text_due_at <= $1 and user_id <> all($3::uuid[])
             order by created_at ${order === 'newest' ? 'desc' : 'asc'} limit 1 for update skip locked)
           returning user_id, id, object_key, size::float8 as size, text_tries as tries,
             (select language from users where users.id = user_id) as language`,
          [now, leaseEndsAt, skippedUsers],
        ),
      );
      if (!row) return [];
      return [{ ...row, language: isLanguageCode(row.language) ? row.language : defaultLanguage }];
    },

    async limitWaits(tx: Tx, { now, latest }: { now: Date; latest: Date }): Promise<number> {
      return tx.run(write(`update media set text_due_at = $1 where ${UNREAD} and text_due_at > $2`, [now, latest]));
    },

    async renew(tx: Tx, { user_id, id, tries }: TakenPicture, leaseEndsAt: Date): Promise<void> {
      await tx.run(write(`update media set text_due_at = $4 where ${OURS}`, [user_id, id, tries, leaseEndsAt]));
    },

    /** Locks the note that uses the picture, as an edit of it does first, so that the two cannot deadlock. */
    async lockNote(tx: Tx, { user_id, id }: TakenPicture): Promise<string | null> {
      const row = await tx.first(
        read<{ id: string }>(
          `select id from notes where user_id = $1 and id = (select note_id from media where user_id = $1 and id = $2)
           for share`,
          [user_id, id],
        ),
      );
      return row?.id ?? null;
    },

    /** Returns false if another worker has claimed the picture. */
    async save(tx: Tx, { user_id, id, tries }: TakenPicture, text: string): Promise<boolean> {
      const values = [user_id, id, tries, text];
      const count = await tx.run(write(`update media set text = $4, text_due_at = null where ${OURS}`, values));
      return count > 0;
    },

    /** Sets the time of the next try; null: never. */
    async postpone(tx: Tx, { user_id, id, tries }: TakenPicture, dueAt: Date | null, countsTry = true): Promise<void> {
      const countedTries = countsTry ? tries : tries - 1;
      await tx.run(
        write(`update media set text_due_at = $4, text_tries = $5 where ${OURS}`, [
          user_id,
          id,
          tries,
          dueAt,
          countedTries,
        ]),
      );
    },
  };
};
