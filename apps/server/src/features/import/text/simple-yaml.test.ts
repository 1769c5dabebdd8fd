import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readSimpleYaml } from './simple-yaml.ts';

const read = (yaml: string) => {
  const found = readSimpleYaml(yaml.split('\n'));
  return found && Object.fromEntries(found);
};

describe('the YAML above a note', () => {
  it.each([
    ['a: b', { a: 'b' }],
    ["a: \"b: c\"\nd: 'it''s'", { a: 'b: c', d: "it's" }],
    ['tags:\n  - one\n  - "two, three"', { tags: ['one', 'two, three'] }],
    ['tags:\n- one\n- two', { tags: ['one', 'two'] }],
    ['tags: [one, "two, three", 2024]', { tags: ['one', 'two, three', '2024'] }],
    ['tags: [one,\n  two\n]\nb: c', { tags: ['one', 'two'], b: 'c' }],
    ['text: |\n  one\n  two\nb: c', { text: 'one\ntwo', b: 'c' }],
    ['text: >-\n  one\n  two', { text: 'one two' }],
    ['a: one\n  two', { a: 'one two' }],
    ['# words\na: b # more\n\nc: d#e', { a: 'b', c: 'd#e' }],
    ['a:\nb: ~\nc: null', { a: '', b: '', c: '' }],
    ['url: https://example.com/a', { url: 'https://example.com/a' }],
    ['date: 2024-04-14 05:30', { date: '2024-04-14 05:30' }],
    ['a:\n  b: c\n  d: e', { a: 'b: c d: e' }],
  ])('is read: %j', (yaml, expected) => {
    expect(read(yaml)).toEqual(expected);
  });

  it.each(['just words', '- a\n- b', '{a: b}', '  a: b'])('is ignored in any other form: %j', (yaml) => {
    expect(read(yaml)).toBeNull();
  });

  it('is read as another program has written it', () => {
    const word = fc.stringMatching(/^[\p{L}\d][\p{L}\d "'#:,@&*!%|>[\]{}-]{0,30}$/u).map((text) => text.trim());
    const name = fc.stringMatching(/^[a-z]{1,12}$/).filter((text) => text !== 'null');
    const value = fc.oneof(word, fc.array(word.filter(Boolean), { minLength: 1, maxLength: 5 }));
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1, maxKeys: 8 }), (said) => {
        const texts = Object.entries(said).map(([key, one]) => [key, one === 'null' ? '' : one]);
        expect(read(stringify(said, { lineWidth: 0 }).trimEnd())).toEqual(Object.fromEntries(texts));
      }),
      { numRuns: 500 },
    );
  });
});
