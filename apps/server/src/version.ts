import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository, or the folder of a release, which is laid out alike. */
const root = new URL('../../../', import.meta.url);

export const version: string = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).version;

/** Whether this is the folder of a downloaded release, which the next one replaces. */
const isRelease = existsSync(new URL('release.json', root));

/** Beside the folder of a release, so that the next release finds it; in a clone inside it. */
export const defaultDataDir: string = isRelease ? fileURLToPath(new URL('../pinlife-data', root)) : 'data';

export const webFolder: string = fileURLToPath(new URL('apps/web/dist/', root));

/** The start of a command line, before the name of a command. */
export const launcher: string = isRelease ? './pinlife' : 'npm start --';

/** The commit of the build; null for sources, and without a repository. */
export const commit: string | null = readCommit(new URL('./commit', import.meta.url));

function readCommit(file: URL): string | null {
  return (existsSync(file) && readFileSync(file, 'utf8')) || null;
}
