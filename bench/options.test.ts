import { expect, it } from 'vitest';
import { warnOfLoad } from './machine.ts';
import { parseOptions } from './options.ts';

it('measures everything when nothing is asked for', () => {
  expect(parseOptions([])).toEqual({
    isQuick: false,
    words: [],
    comparedWith: undefined,
    isPublished: false,
    withPeers: false,
  });
});

it('accepts several words, and a comparison with or without a file', () => {
  expect(parseOptions(['--quick', '--only', 'Feed', '--only', 'search']).words).toEqual(['feed', 'search']);
  expect(parseOptions(['--compare', '--publish'])).toMatchObject({ comparedWith: undefined, isPublished: true });
  expect(parseOptions(['--compare', 'a.json', '--peers'])).toMatchObject({ comparedWith: 'a.json', withPeers: true });
  expect(() => parseOptions(['--qick'])).toThrow('--qick');
});

it('warns of a machine that is busy before anything is measured', () => {
  expect(warnOfLoad(0.3)).toBeNull();
  expect(warnOfLoad(3)).toContain('The load average is 3.00');
});
