import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../../platform/error/error-code.ts';

/** Names the first instance that wrote a nightly backup into the folder. */
const OWNER_FILE = '.pinlife-backups';

/**
 * The code in the names of an instance's nightly backups: empty for the owner of the folder. Another instance, a restored
 * copy for example, neither replaces nor removes the backups of the owner.
 */
export const findFolderCode = async (folder: string, instanceCode: string): Promise<string> => {
  const owner = await readFile(join(folder, OWNER_FILE), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return instanceCode;
    throw error;
  });
  return owner === instanceCode ? '' : instanceCode;
};

/** As `findFolderCode`, but the instance becomes the owner of a folder that has none. */
export const takeFolder = async (folder: string, instanceCode: string): Promise<string> => {
  await writeFile(join(folder, OWNER_FILE), instanceCode, { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  return findFolderCode(folder, instanceCode);
};
