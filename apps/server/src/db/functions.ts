import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { ConfigError } from '../config.ts';

const FOLDER = new URL('./functions/', import.meta.url);

type FunctionFile = { name: string; text: string; hash: string };

/**
 * Reads the SQL functions, each with the hash of its file. They are no migrations: a function is applied again when its text
 * changes, after the migrations. A change that the previous version cannot work with needs a migration, so that the old
 * version refuses to start. If `create or replace` is not possible, the file drops the function first.
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

/** Applies changed functions in the transaction of the migrations. Returns their names. */
export const applyFunctions = async (client: pg.ClientBase, files: readonly FunctionFile[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from applied_functions');
  const applied = new Map(rows.map(({ name, hash: own }) => [name, own]));
  const changed = files.filter((file) => applied.get(file.name) !== file.hash);
  for (const { name, text, hash: own } of changed) {
    try {
      await client.query(text);
    } catch (error) {
      throw migrationError(`the function file ${name}`, error);
    }
    await client.query(
      `insert into applied_functions (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash`,
      [name, own],
    );
  }
  return changed.map(({ name }) => name);
};

/** An error that names the failed step, and says that the update was rolled back. */
export const migrationError = (step: string, cause: unknown): ConfigError =>
  new ConfigError(
    `The database could not be brought up to date: ${step} failed (${cause instanceof Error ? cause.message : cause}). It is as it was before, and the version before starts on it.`,
    { cause },
  );
