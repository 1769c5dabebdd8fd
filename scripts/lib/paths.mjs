import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);

/** The pinned runtime for everything except these scripts. */
export const pinnedNode = fromRoot('node_modules', 'node', 'bin', 'node');

export const serverFolder = fromRoot('apps', 'server');
export const serverDist = fromRoot('apps', 'server', 'dist');
/** The built server. */
export const serverEntry = join(serverDist, 'main.cjs');
export const webFolder = fromRoot('apps', 'web');
export const webDist = fromRoot('apps', 'web', 'dist');

/** Keeps compiled code between runs, which halves the load time of the server; ignored if read-only. */
export const compileCache = { NODE_COMPILE_CACHE: fromRoot('.cache', 'node') };
