import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { serializers } from './logger.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('contains the reason of the database, but not the values', async () => {
  const client = await test.database.connect();
  const put = () => client.query('insert into instance_settings (key, value) values ($1, $2)', ['private-key', 'x']);
  await put();
  const refused: unknown = await put().catch((error: unknown) => error);
  client.release();

  const lines: string[] = [];
  pino({ serializers }, { write: (line: string) => lines.push(line) }).error({ err: refused }, 'internal');
  expect(lines.join()).toContain('instance_settings_pkey');
  expect(lines.join()).not.toContain('private-key');
});

it('hides everything that looks like a token, in the message and in the trace', () => {
  const token = 'aB3'.repeat(20);
  const { message, stack } = serializers.err(new Error(`No such row: ${token}`));
  expect(message).toBe('No such row: [hidden]');
  expect(stack).not.toContain(token);
});
