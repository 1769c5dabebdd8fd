import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as comment from '../src/comment/limits.ts';
import { isErrorCode } from '../src/errors.ts';
import * as imports from '../src/import/limits.ts';
import * as media from '../src/media/limits.ts';
import * as note from '../src/note/limits.ts';
import * as passkey from '../src/passkey/limits.ts';
import * as rate from '../src/rate-limits.ts';
import * as reminder from '../src/reminder/limits.ts';
import * as search from '../src/search/limits.ts';
import * as session from '../src/session/limits.ts';
import * as share from '../src/share/limits.ts';
import * as tag from '../src/tag/limits.ts';
import * as user from '../src/user/limits.ts';
import * as webhook from '../src/webhook/limits.ts';

const constants: Record<string, unknown> = {
  ...comment,
  ...imports,
  ...media,
  ...note,
  ...passkey,
  ...rate,
  ...reminder,
  ...search,
  ...session,
  ...share,
  ...tag,
  ...user,
  ...webhook,
};
const readRows = async () => {
  const text = await readFile(new URL('../../../docs/decisions/032-limits.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| `(\w+)` \| (\d+) \|.*\|(.*)\|$/gm)].map(([, name = '', value, said = '']) => ({
    name,
    value: Number(value),
    codes: [...said.matchAll(/`(\w+)`/g)].map(([, code]) => code),
  }));
};

it('every limit of the table is a constant of that value, and its sentence exists', async () => {
  const rows = await readRows();
  expect(rows.length).toBeGreaterThan(10);
  for (const { name, value, codes } of rows) {
    expect([name, constants[name]]).toEqual([name, value]);
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
  }
});

it('every limit of what people write or attach is in the table', async () => {
  const named = new Set((await readRows()).map(({ name }) => name));
  /** Limits of the specification, or of sizes that the page measures or reduces. */
  const others = [
    'NOTE_TITLE_MAX_LENGTH',
    'ABOUT_MAX_LENGTH',
    'FULL_NAME_MAX_LENGTH',
    'AUDIO_PEAKS_MAX',
    'IMAGE_MAX_SIDE',
  ];
  const isLimit = (name: string) => /_MAX(_|$)/.test(name) && !/PAGE|AUDIO_MAX/.test(name);
  const missing = Object.keys(constants).filter((name) => isLimit(name) && !named.has(name) && !others.includes(name));
  expect(missing).toEqual([]);
});
