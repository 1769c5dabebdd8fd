// @vitest-environment jsdom
import { IMPORT_MAX_BYTES } from '@pinlife/contract/import/limits';
import { beforeAll, expect, it } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { loadImportTexts } from '../texts.ts';
import { findProblem } from './check-files.ts';

beforeAll(initI18n);
beforeAll(loadImportTexts);

it.each(['takeout.zip', 'Notes.JEX', 'book.enex', 'one.md', 'Bear Notes.bear2bk'])('accepts %s', (name) => {
  expect(findProblem([{ name, size: 1 }])).toBeNull();
  expect(findProblem([{ name, size: IMPORT_MAX_BYTES }])).toBeNull();
});

it.each([
  [
    [{ name: 'holiday.rar', size: 1 }],
    '“holiday.rar” is none of the kinds that PinLife can read. Pack the folder as a .zip.',
  ],
  [[{ name: 'takeout.zip', size: 0 }], 'This file is empty'],
  [[{ name: 'takeout.zip', size: IMPORT_MAX_BYTES + 1 }], 'A file with notes can have at most 5 GB'],
  [
    [
      { name: 'a.zip', size: 1 },
      { name: 'b.zip', size: 1 },
    ],
    'Bring one file at a time.',
  ],
])('reports errors before anything is sent: %j', (files, sentence) => {
  expect(findProblem(files)).toBe(sentence);
});
