// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, it } from 'vitest';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const KB = 1000;
const dist = path.join(import.meta.dirname, '../dist');
const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** The files that a browser has to load for these modules: their chunks, what those import at once, and the styles. */
const filesOf = (names: readonly string[]): Set<string> => {
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

const sentTogether = (names: readonly string[]): number =>
  [...filesOf(names)].reduce((sum, file) => sum + sentSize(file), sentSize('color-scheme.js'));

it('loads the login with at most 115 KB', () => {
  expect(sentTogether(['index.html', 'src/app/routes/login.tsx'])).toBeLessThanOrEqual(115 * KB);
});

const home = ['index.html', 'src/app/shell/dashboard-shell.tsx', 'src/app/routes/home.tsx'];
const richText = 'src/features/note/editor/rich-text.tsx';

it('loads the dashboard with at most 200 KB before the editor', () => {
  expect(sentTogether(home)).toBeLessThanOrEqual(200 * KB);
});

it('loads the rich editor after the dashboard, with at most 115 KB more', () => {
  const alreadyThere = filesOf(home);
  const added = [...filesOf([richText])].filter((file) => !alreadyThere.has(file));
  expect(added).toContain(readManifest()[richText]?.file);
  expect(added.reduce((sum, file) => sum + sentSize(file), 0)).toBeLessThanOrEqual(115 * KB);
});

it('loads a language with at most 15 KB', () => {
  const locales = Object.entries(readManifest()).filter(([name]) => name.startsWith('src/locales/'));
  expect(locales.length).toBeGreaterThan(0);
  for (const [, { file }] of locales) expect(sentSize(file)).toBeLessThanOrEqual(15 * KB);
});

it('puts no script and no style into the page itself', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const [, attributes] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain('src=');
});

it('asks the script of the first paint for the colour scheme under the name that the app stores it under', () => {
  expect(readFileSync(path.join(dist, 'color-scheme.js'), 'utf8')).toContain(`'${storageKeys.colorScheme}'`);
});
