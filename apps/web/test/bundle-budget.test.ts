import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, it } from 'vitest';
import { filesOf, home, listEditorFiles, listFirstLoads, login, readManifest, richText } from './first-load.ts';

const dist = path.join(import.meta.dirname, '../dist');

it.each(listFirstLoads())('loads the $what with at most $budget bytes', ({ bytes, budget }) => {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

it('asks for the login in at most 15 files, for the dashboard in at most 25', () => {
  expect(filesOf(login).size).toBeLessThanOrEqual(15);
  expect(filesOf(home).size).toBeLessThanOrEqual(25);
});

it('loads the rich editor after the dashboard', () => {
  expect(listEditorFiles()).toContain(readManifest()[richText]?.file);
});

it('puts no script and no style into the page itself', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const [, attributes] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain('src=');
});

it('asks the script of the first paint for the colour scheme under the name that the app stores it under', () => {
  expect(readFileSync(path.join(dist, 'color-scheme.js'), 'utf8')).toContain(`'${storageKeys.colorScheme}'`);
});
