import { expect, it } from 'vitest';
import { addVersion, formatVersion } from './changelog.mjs';

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

it('tells what a person who upgrades wants to know, once each', () => {
  expect(formatVersion({ version: '1.2.0', date: '2026-11-17', subjects })).toBe(`## 1.2.0 (2026-11-17)

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

it('says so where nothing is to be seen', () => {
  expect(formatVersion({ version: '1.2.1', date: '2026-11-18', subjects: ['docs: a word'] })).toBe(
    '## 1.2.1 (2026-11-18)\n\nNothing that is seen.\n',
  );
});

it('puts the newest version first, and replaces what a failed try has left', () => {
  const first = addVersion('# Changes\n\nBy version.\n', '## 1.0.0 (2026-01-01)\n\n- one\n');
  const second = addVersion(first, '## 1.0.1 (2026-01-02)\n\n- half\n');
  const third = addVersion(second, '## 1.0.1 (2026-01-03)\n\n- two\n');
  expect(third).toBe('# Changes\n\nBy version.\n\n## 1.0.1 (2026-01-03)\n\n- two\n\n## 1.0.0 (2026-01-01)\n\n- one\n');
});
