import type pg from 'pg';
import { decodeRows, type FastAnswer, type FastStatement } from './fast-statement.ts';
import { encodeValue } from './text-query.ts';

/**
 * The path without batching (`DATABASE_BATCHING=off`): sends one statement through the public API of pg, with the same
 * result. If a fault disappears with it, the batching is at fault.
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
