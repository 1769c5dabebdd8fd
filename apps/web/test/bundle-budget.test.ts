import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import { routes } from '@pinlife/contract/routes';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, it } from 'vitest';
import { filesOf, home, listEditorFiles, listFirstLoads, login, readManifest, richText } from './first-load.ts';

const dist = path.join(import.meta.dirname, '../dist');

it.each(listFirstLoads())('loads the $what with at most $budget bytes', ({ bytes, budget }) => {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budget);
});

it('asks for the login in at most 10 files, for the dashboard in at most 14', () => {
  expect(filesOf(login).size).toBeLessThanOrEqual(10);
  expect(filesOf(home).size).toBeLessThanOrEqual(14);
});

it('loads the rich editor after the dashboard', () => {
  expect(listEditorFiles()).toContain(readManifest()[richText]?.file);
});

it('puts no script and no style into the page itself', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  for (const [, attributes] of html.matchAll(/<script([^>]*)>/g)) expect(attributes).toContain('src=');
});

it('uses the keys and addresses of the app in its early script', () => {
  const script = readFileSync(path.join(dist, 'early.js'), 'utf8');
  const notes = `${routes.listNotes[1]}?limit=${NOTE_PAGE_SIZE}`;
  const addresses = [routes.getUser[1], notes, routes.countUnreadNotifications[1]];
  for (const name of [storageKeys.colorScheme, storageKeys.token, ...addresses]) expect(script).toContain(`'${name}'`);
});

it('lists the files of the first screens for the script that runs first', () => {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  for (const [screen, modules] of Object.entries({ login, home })) {
    const [, files = ''] = new RegExp(`name="files-of-${screen}" content="([^"]*)"`).exec(html) ?? [];
    const known = filesOf(['index.html']);
    const wanted = [...filesOf(modules)].filter((file) => !known.has(file)).map((file) => `/${file}`);
    expect(files.split(' ').sort()).toEqual(wanted.sort());
  }
});
