import type { RecordEntry } from '@pinlife/contract/record/schema';

const HEAD = ['at', 'kind', 'act', 'by', 'about', 'detail'];

/** Writes CSV for spreadsheets (RFC 4180). */
export const writeCsv = (entries: readonly RecordEntry[]): string =>
  [HEAD, ...entries.map(cellsOf)].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');

const cellsOf = ({ at, kind, act, by, about, detail }: RecordEntry): string[] => [
  at,
  kind,
  act,
  by ?? '',
  about ?? '',
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; '),
];

/**
 * People choose their names, and spreadsheets compute cells that begin with these signs, so an apostrophe is added. Also
 * after a semicolon or a tab, which separate cells in many countries.
 */
const COMPUTED = /(^|[;\t\r\n|]) *(?=[=+\-@\t\r\n＝＋－＠])/g;
const writeCell = (text: string): string => `"${text.replace(COMPUTED, "$&'").replaceAll('"', '""')}"`;
