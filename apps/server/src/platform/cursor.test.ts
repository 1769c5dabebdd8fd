import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const id = '0192d0c5-0000-7000-8000-000000000001';

it.each(['2026-11-18T08:00:00.123Z', '1965-04-01T12:00:00.000Z', '1000-01-01T00:00:00.000Z'])(
  'finds its place again: %s',
  (time) => {
    const position = { at: new Date(time), id };
    expect(readCursor('created', writeCursor('created', position))).toEqual(position);
  },
);

it('is refused for a time that no note has', () => {
  const cursor = writeCursor('created', { at: new Date('-001000-01-01T00:00:00Z'), id });
  expect(() => readCursor('created', cursor)).toThrow(expect.objectContaining({ code: 'cursor_invalid' }));
});
