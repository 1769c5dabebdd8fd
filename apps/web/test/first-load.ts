import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const KB = 1000;
const dist = path.join(import.meta.dirname, '../dist');

export const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The files that a browser has to load for these modules: their chunks, what those import at once, and the styles. */
export const filesOf = (names: readonly string[]): Set<string> => {
  const manifest = readManifest();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return files;
};

/** As the server sends it: brotli where the build wrote one. */
const sentSize = (file: string): number => {
  const compressed = path.join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
};

const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sentSize(file), 0);

export const login = ['index.html', 'src/app/routes/auth/login.tsx'];
export const home = ['index.html', 'src/app/shell/frame/dashboard-shell.tsx', 'src/app/routes/home.tsx'];
export const richText = 'src/features/editor/text/rich-text.tsx';

/** The files of the rich editor that the dashboard does not load. */
export const listEditorFiles = (): string[] => {
  const alreadyThere = filesOf(home);
  return [...filesOf([richText])].filter((file) => !alreadyThere.has(file));
};

type FirstLoad = { what: string; bytes: number; budget: number };

/** All that has a budget of bytes, as the built files weigh. */
export const listFirstLoads = (): FirstLoad[] => {
  const locales = Object.entries(readManifest()).filter(([name]) => name.startsWith('src/locales/'));
  const withEarly = (names: readonly string[]) => sumOf(filesOf(names)) + sentSize('early.js');
  return [
    { what: 'login', bytes: withEarly(login), budget: 115 * KB },
    { what: 'dashboard before the editor', bytes: withEarly(home), budget: 200 * KB },
    { what: 'rich editor, after the dashboard', bytes: sumOf(listEditorFiles()), budget: 115 * KB },
    { what: 'largest language', bytes: Math.max(...locales.map(([, { file }]) => sentSize(file))), budget: 15 * KB },
  ];
};
