import { describe, expect, it } from 'vitest';
import { parseJson } from './json-values.ts';

const findCode = (json: string) => {
  try {
    parseJson(json);
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('a JSON text', () => {
  it('is not parsed if it has too many values outside of strings, objects and lists counting more than others', () => {
    expect(findCode(`[${'0,'.repeat(250_001)}0]`)).toBe('import_item_too_long');
    expect(findCode(`[${'{},'.repeat(60_000)}{}]`)).toBe('import_item_too_long');
    expect(findCode(`["${',{['.repeat(250_000)}\\"${','.repeat(250_000)}"]`)).toBeNull();
    expect(findCode(`["${'x'.repeat(250_000)}`)).toBe('import_item_damaged');
  });

  it('has fewer values if it is a note with as many comments as a note can have', () => {
    const comment = { _id: '', content: 'x', createdAt: '', updatedAt: '', more: [] };
    expect(parseJson(JSON.stringify({ comments: Array.from({ length: 13_600 }, () => comment) }))).toBeTruthy();
  });
});
