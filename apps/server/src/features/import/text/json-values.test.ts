import { describe, expect, it } from 'vitest';
import { hasTooManyValues } from './json-values.ts';

describe('values of a JSON text', () => {
  it('are counted outside of strings, objects and lists more than others', () => {
    expect(hasTooManyValues(`[${'0,'.repeat(1_000)}0]`, 1_000)).toBe(true);
    expect(hasTooManyValues(`[${'{},'.repeat(300)}{}]`, 900)).toBe(true);
    expect(hasTooManyValues(`["${',{['.repeat(1_000)}\\"${','.repeat(1_000)}"]`, 1_000)).toBe(false);
    expect(hasTooManyValues(`["${'x'.repeat(2_000)}`, 1_000)).toBe(false);
  });
});
