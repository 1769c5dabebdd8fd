import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../error/error-code.ts';

/**
 * Reads a small secret file, or creates it at the first start. If several processes start at once, exactly one creates
 * it. An interrupted write leaves no file that could be read as the secret.
 */
export const readOrCreate = async (file: string, make: () => string): Promise<string> => {
  const existing = await readIfThere(file);
  if (existing) return existing;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, make(), { flag: 'wx', mode: 0o600, flush: true });
  try {
    // A hard link appears atomically and never replaces a file.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const written = await readIfThere(file);
  if (!written) throw new Error(`${file} is empty: remove it, or set its value in the environment.`);
  return written;
};

const readIfThere = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};
