import type { RecordEntry } from '@pinlife/contract/record/schema';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

const entry: RecordEntry = {
  _id: '01a1e082-5400-7e7f-8eb2-f1a9f19ee579',
  at: '2026-11-18T08:00:00.000Z',
  kind: 'operator',
  act: 'tokenMade',
  by: null,
  about: null,
  detail: {},
};
const write = (about: string) => writeCsv([{ ...entry, about }]).split(',')[9];

it.each([
  ['=1+1', `"'=1+1"`],
  ['Pai;=HYPERLINK(1)', `"Pai;'=HYPERLINK(1)"`],
  ['Pai; @x', `"Pai; '@x"`],
  ['Pai\t+1', `"Pai\t'+1"`],
  ['＝1＋1', `"'＝1＋1"`],
  ['Pai;－1', `"Pai;'－1"`],
  ['Anne-Marie Pai=', `"Anne-Marie Pai="`],
])('a name that a spreadsheet would compute is text: %s', (about, cell) => {
  expect(write(about)).toBe(cell);
});
