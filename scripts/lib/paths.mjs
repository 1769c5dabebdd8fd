import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);

/** The pinned runtime: what everything but these scripts runs on. */
export const pinnedNode = fromRoot('node_modules', 'node', 'bin', 'node');

export const serverFolder = fromRoot('apps', 'server');
export const serverDist = fromRoot('apps', 'server', 'dist');
/** The server as it is built. */
export const serverEntry = join(serverDist, 'main.cjs');
export const webFolder = fromRoot('apps', 'web');
export const webDist = fromRoot('apps', 'web', 'dist');

/** Keeps compiled code between runs, which halves the time that loading the server takes; unwritable, it is ignored. */
export const compileCache = { NODE_COMPILE_CACHE: fromRoot('.cache', 'node') };
