import { expect, it } from 'vitest';
import { addVersion } from './changelog.mjs';

const HEAD = '# Changes\n\nBy version.\n';
const subjects = [
  'fix(note): keep `draft.ts` open',
  'feat(share): a link for strangers',
  'feat(api)!: refuse tokens in addresses',
  'perf: read half as much',
  'fix(note): keep `draft.ts` open',
  'test: look twice',
  'feat(bench): measure twice',
  'Merge of something',
];

it('keeps the text that people wrote for the next version, and adds no list of commits', () => {
  const text = `${HEAD}\n## Next\n\nAll of it.\n\n### Before you upgrade\n\n- Make a backup.\n\n## 1.1.0 (2026-01-01)\n\n- one\n`;
  expect(addVersion(text, { version: '1.2.0', date: '2026-11-17', subjects })).toBe(
    `${HEAD}\n## 1.2.0 (2026-11-17)\n\nAll of it.\n\n### Before you upgrade\n\n- Make a backup.\n\n## 1.1.0 (2026-01-01)\n\n- one\n`,
  );
});

it('refuses a text without the steps required before an upgrade', () => {
  const release = { version: '1.2.0', date: '2026-11-17', subjects };
  expect(() => addVersion(`${HEAD}\n## Next\n\nAll of it.\n`, release)).toThrow('Before you upgrade');
});

it('lists the commits if no text was written, once each', () => {
  expect(addVersion(`${HEAD}\n## Next\n`, { version: '1.2.0', date: '2026-11-17', subjects })).toBe(`${HEAD}
## 1.2.0 (2026-11-17)

### Before you upgrade

- **api**: refuse tokens in addresses

### New

- **share**: a link for strangers

### Mended

- **note**: keep draft.ts open

### Faster

- read half as much
`);
});

it('notes a release without visible changes', () => {
  expect(addVersion(HEAD, { version: '1.2.1', date: '2026-11-18', subjects: ['docs: a word'] })).toBe(
    `${HEAD}\n## 1.2.1 (2026-11-18)\n\nNothing that is seen.\n`,
  );
});

it('puts the newest version first, and keeps the text that a failed try has given it', () => {
  const first = `${HEAD}\n## Next\n\n- two\n\n## 1.0.0 (2026-01-01)\n\n- one\n`;
  const second = addVersion(first, { version: '1.0.1', date: '2026-01-02', subjects: [] });
  const third = addVersion(second, { version: '1.0.1', date: '2026-01-03', subjects: [] });
  expect(third).toBe(`${HEAD}\n## 1.0.1 (2026-01-03)\n\n- two\n\n## 1.0.0 (2026-01-01)\n\n- one\n`);
});
