import { expect, test } from 'vitest';
import { fillIn, writeScript } from './pgbench.ts';

test('values become variables of pgbench', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  expect(writeScript({ text: 'select $1::text, $2, $1', values: ['a b', at] })).toEqual({
    text: 'select :v1::text, :v2, :v1;\n',
    variables: ['v1=a b', 'v2=2026-03-01T10:00:00.000Z'],
  });
});

test('statements that are run together have variables of their own', () => {
  const { text, variables } = writeScript({ text: 'select $1', values: ['a'] }, 's3v');
  expect([text, ...variables]).toEqual(['select :s3v1;\n', 's3v1=a']);
});

test('bytes are written as PostgreSQL reads them', () => {
  const { variables } = writeScript({ text: 'select $1', values: [Buffer.from([1, 255])] });
  expect(variables).toEqual(['v1=\\x01ff']);
});

test('an empty value, which pgbench refuses, is written into the text', () => {
  expect(writeScript({ text: 'select $1, $2', values: ['', 'x'] })).toEqual({
    text: "select '', :v2;\n",
    variables: ['v2=x'],
  });
});

test('a colon within a string is no variable', () => {
  expect(writeScript({ text: `select '{"a":$1', 'plain'`, values: ['x'] }).text).toContain('\\x3A');
});

test('SQL takes the place of a value, and the values after it move up', () => {
  const statement = { text: 'insert ($1, $2, $3, $2, $10)', values: ['a', 'id', 'c', ...Array(6).fill('x'), 'last'] };
  const { text, values } = fillIn(statement, 'id', 'now()');
  expect(text).toBe('insert ($1, now(), $2, now(), $9)');
  expect([values[1], values[8]]).toEqual(['c', 'last']);
});
