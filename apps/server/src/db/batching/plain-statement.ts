import type pg from 'pg';
import { decodeRows, type FastAnswer, type FastStatement } from './fast-statement.ts';
import { encodeValue } from './text-query.ts';

/**
 * The plain twin of all that is in this folder (`DATABASE_BATCHING=off`): sends one statement by itself, through what pg
 * promises to everybody, with the same answer. What goes wrong with batching and right without it is ours.
 */
export const runPlainStatement = async <Row>(
  client: pg.Pool | pg.ClientBase,
  statement: FastStatement<Row>,
): Promise<FastAnswer<Row>> => {
  const { name, text, values } = statement;
  const { rows } = await client.query<(string | null)[]>({
    ...(name && { name }),
    text,
    values: values.map(encodeValue),
    rowMode: 'array',
    types: leftAsText,
  });
  return decodeRows(statement, rows);
};

const leftAsText = { getTypeParser: () => (text: string) => text };
