import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes temporary files that a crash left behind: those older than this time. */
export const removeOldEntries = async (folder: string, before: Date): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const status = await stat(path).catch(() => null);
    if (status && status.mtime < before) await rm(path, { recursive: true, force: true });
  }
};
