import type { RecordEntry } from '@pinlife/contract/record/schema';

const HEAD = ['at', 'kind', 'act', 'by', 'about', 'detail'];

/** As spreadsheets read it (RFC 4180). */
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
 * People choose their names: what a spreadsheet would compute gets an apostrophe before it. Also behind a semicolon or a
 * tab, as spreadsheets of many countries divide cells there.
 */
const COMPUTED = /(^|[;\t\r\n|]) *(?=[=+\-@\t\r\n＝＋－＠])/g;
const writeCell = (text: string): string => `"${text.replace(COMPUTED, "$&'").replaceAll('"', '""')}"`;
