import { describe, expect, it } from 'vitest';
import { patternSource } from '../../apps/web/src/features/reminder/words/kinds.ts';
import { toProject, toSourceFile } from '../rules/source-file.ts';
import { judgeRegexp } from './judge-regexp.ts';
import { listRegexps } from './list-regexps.ts';

describe('a regular expression', () => {
  it.each([
    ['of nested repeats', '^(a+)+$'],
    ['of repeats that share letters', '^\\s*#[ \\t]+(.+?)[ \\t]*#*[ \\t]*(?:\\n|$)'],
    ['that begins anew at every letter', '\\n+$'],
    ['that begins anew at every start of its words', '<b[^>]*>'],
  ])('%s is found', (_kind, source) => {
    expect(judgeRegexp(source, '')).toMatch(/^A text can make it slow \(/);
  });

  it.each(['^\\d{1,15}$', '<[^<>]*>|&nbsp;', '^[^@]+@[^@.]+\\.[^@]+$'])('is accepted if it is linear: %s', (source) => {
    expect(judgeRegexp(source, 'g')).toBeNull();
  });
});

describe('the regular expressions of the project', () => {
  const list = (files: Record<string, string>) =>
    listRegexps(toProject(Object.entries(files).map(([path, text]) => toSourceFile(path, text))));

  it('are its literals and the expressions built from constants', () => {
    const { found, unread } = list({
      'packages/contract/src/pin/limits.ts': 'export const PIN_LENGTH = 4;',
      'apps/server/src/a.ts': [
        "import { PIN_LENGTH } from '@pinlife/contract/pin/limits';",
        "const PATH = '/s';",
        'export const a = [/x+/gi,',
        `new RegExp(\`^[0-9]{\${PIN_LENGTH}}$\`), new RegExp(\`^\${PATH}\`, 'u')];`,
        '// no /comment+/',
      ].join('\n'),
    });
    expect(unread).toEqual([]);
    expect(found.map(({ line, source, flags }) => [line, source, flags])).toEqual([
      [3, 'x+', 'gi'],
      [4, '^[0-9]{4}$', ''],
      [4, '^\\/s', 'u'],
    ]);
  });

  it('are reported if they are built from values known only at run time', () => {
    const { unread } = list({ 'apps/web/src/a.ts': 'export const find = (word: string) => new RegExp(word);' });
    expect(unread).toEqual([{ path: 'apps/web/src/a.ts', line: 1, text: 'new RegExp(word)' }]);
  });

  it('are the patterns of a grammar too', () => {
    const text = `const PAIR = 'number unit'; matches(items, PAIR); matchesAfter(items, end, 'comma+'); matches(items, made);
      const rules = [['days', 'weekday(?: comma weekday)+', joinDays], ['clock', 'noon', ([clock]) => clock]];`;
    const { found, unread } = list({ 'apps/web/src/features/reminder/words/grammar.ts': text });
    const patterns = ['number unit', 'comma+', 'weekday(?: comma weekday)+', 'noon'];
    expect(found.map(({ source }) => source).toSorted()).toEqual(patterns.map(patternSource).toSorted());
    expect(unread.map((each) => each.text)).toEqual(['matches(items, made)']);
  });

  it('are not those of tests and tools', () => {
    const files = { 'apps/server/src/a.test.ts': 'const a = /x/;', 'scripts/b.ts': 'const b = /x/;' };
    expect(list(files).found).toEqual([]);
  });
});
