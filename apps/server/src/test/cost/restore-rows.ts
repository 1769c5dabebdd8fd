import type { Tx } from '../../db/pool.ts';
import { read, write } from '../../db/query.ts';
import type { TestApp } from '../app.ts';

/** The tables that calls may delete from, insert into or update. */
const tables = ['users', 'notes', 'sessions', 'reminders', 'media', 'notifications', 'push_devices', 'comments'];
/** Columns that the search index does not use. */
const lightColumns = ['color', 'passion', 'self_note', 'reminder', 'done', 'version', 'deleted_at', 'media_count'];
const wordColumns = ['title', 'content', 'plain_text', 'location'];
const counts = ['comment_count', 'comment_bytes'];
const personColumns = ['username', 'email', 'password_hash', 'pin_hash', 'profile'];

/** Copies all rows, so that they can be restored after a call. */
export const saveRows = async ({ database }: TestApp): Promise<void> => {
  await database.transaction(async (tx) => {
    for (const table of tables) {
      await tx.run(write(`create table kept_${table} as table ${table}`));
      await tx.run(write(`create index on kept_${table} (id)`));
    }
  });
};

/** Restores the rows of a person after a call. Comments are many, so they are restored on request only. */
export const restoreRows = async ({ database }: TestApp, userId: string, { comments = false } = {}): Promise<void> => {
  const listed = tables.slice(2).filter((table) => comments || table !== 'comments');
  await database.transaction(async (tx) => {
    const run = (statement: string) => tx.run(write(statement, [userId]));
    const stored = await listStoredColumns(tx);
    await run(`insert into users (${stored}) select ${stored} from kept_users where id = $1 on conflict do nothing`);
    await run('delete from notes t where user_id = $1 and not exists (select from kept_notes k where k.id = t.id)');
    await run('insert into notes select * from kept_notes where user_id = $1 on conflict do nothing');
    await run(copyBack('users', 'id', personColumns));
    await run(copyBack('notes', 'user_id', wordColumns, ['title', 'content', 'location']));
    await run(copyBack('notes', 'user_id', [...lightColumns, ...counts]));
    for (const table of listed) {
      await run(`delete from ${table} t where user_id = $1
        and not exists (select from kept_${table} k where k.id = t.id and k.* is not distinct from t.*)`);
      await run(`insert into ${table} select * from kept_${table} where user_id = $1 on conflict do nothing`);
    }
  });
};

/** Lists the columns of users, without generated ones. */
const listStoredColumns = async (tx: Tx): Promise<string> => {
  const rows = await tx.all(
    read<{ name: string }>(`select attname as name from pg_attribute
      where attrelid = 'users'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`),
  );
  return rows.map(({ name }) => name).join();
};

const copyBack = (table: string, owner: string, columns: readonly string[], compared = columns): string => {
  const of = (row: string, names: readonly string[]) => names.map((name) => `${row}.${name}`).join();
  return `update ${table} t set (${columns.join()}) = (${of('k', columns)}) from kept_${table} k
    where t.${owner} = $1 and k.${owner} = $1 and k.id = t.id
      and (${of('t', compared)}) is distinct from (${of('k', compared)})`;
};
