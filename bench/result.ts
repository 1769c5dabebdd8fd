import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fromRoot, root } from '../scripts/lib/paths.mjs';
import type { Row } from './row.ts';

export type Result = {
  /** Increased when older files become unreadable. */
  version: 1;
  at: string;
  effort: 'quick' | 'full';
  machine: string;
  node: string;
  commit: string;
  /** The texts of the notes. Missing: one note of eight different words, and notes that repeat a sentence. */
  text?: string;
  /** The average load of a minute, before the first row and after the last one. */
  load: { before: number; after: number };
  seconds: number;
  rows: Row[];
};

const resultsFolder = fromRoot('bench', 'results');

/** Describes the data of a result. */
export const describeData = ({ effort, text }: Pick<Result, 'effort' | 'text'>): string =>
  [
    effort === 'quick'
      ? '20,000 notes of one person, 50,000 reminders'
      : '200,000 notes of one person, 1,000,000 reminders',
    ...(text ? [text] : []),
  ].join('; ');

/** Named by its time, so that a listing is in order. */
export const nameOf = ({ at, effort }: Pick<Result, 'at' | 'effort'>): string =>
  `${at.slice(0, 19).replaceAll(':', '-')}-${effort}`;

/** Writes the data and its page, and returns their paths from the root of the project. */
export const saveResult = async (result: Result, page: string): Promise<{ data: string; page: string }> => {
  await mkdir(resultsFolder, { recursive: true });
  const path = join(resultsFolder, nameOf(result));
  await writeFile(`${path}.json`, `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(`${path}.html`, page);
  return { data: `${relative(root, path)}.json`, page: `${relative(root, path)}.html` };
};

export const readResult = async (path: string): Promise<Result> => {
  const result: Result = JSON.parse(await readFile(path, 'utf8'));
  if (result.version !== 1) throw new Error(`${path} was written by another version of the bench.`);
  return result;
};

/** Earlier results with the same effort on the same text, oldest first. */
export const listEarlier = async ({ at, effort, text }: Pick<Result, 'at' | 'effort' | 'text'>): Promise<Result[]> => {
  const names = await readdir(resultsFolder).catch(() => []);
  const own = names.filter((name) => name.endsWith(`-${effort}.json`)).sort();
  const results = await Promise.all(own.map((name) => readResult(join(resultsFolder, name))));
  return results.filter((result) => result.at < at && result.text === text);
};
