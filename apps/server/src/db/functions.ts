import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const FOLDER = new URL('./functions/', import.meta.url);

type FunctionFile = { name: string; text: string; hash: string };

/**
 * The SQL functions as they are meant to be, each file with the hash of its text. They are no migrations: a function has
 * one text, which is applied again wherever it has changed, after the migrations. A change that the version before cannot
 * live with comes with a migration, so that it refuses to start; one that `create or replace` refuses drops it first.
 */
export const readFunctions = async (): Promise<FunctionFile[]> => {
  const names = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, hash: hash('sha256', text) };
    }),
  );
};

/** Applies the files whose text has changed since, under the lock of the migrations. Answers their names. */
export const applyFunctions = async (client: pg.ClientBase, files: readonly FunctionFile[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_functions');
  const applied = new Map(rows.map(({ name, hash: own }) => [name, own]));
  const changed = files.filter((file) => applied.get(file.name) !== file.hash);
  await client.query('begin');
  try {
    for (const { name, text, hash: own } of changed) {
      await client.query(text);
      await client.query(
        `insert into applied_functions (name, hash) values ($1, $2)
         on conflict (name) do update set hash = excluded.hash`,
        [name, own],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The functions ${changed.map(({ name }) => name).join(', ')} could not be applied.`, {
      cause: error,
    });
  }
  return changed.map(({ name }) => name);
};
