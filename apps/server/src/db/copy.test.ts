import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { copyIn, copyOut } from './copy.ts';

let test: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  test = await createTestDatabase();
  client = new pg.Client(test.connection);
  await client.connect();
  await client.query(
    `create table wide as select n as id, repeat(n || E'\\t\\\\', 40) as text from generate_series(1, 40000) n`,
  );
  await client.query('create table copied (id int primary key, text text)');
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

const sumOf = async (table: string) =>
  (await client.query(`select count(*), md5(string_agg(text, ',' order by id)) from ${table}`)).rows;

describe('COPY', () => {
  it('streams rows out at the speed of the reader, and in again', async () => {
    const rows = copyOut(client, 'copy wide to stdout');
    const other = new pg.Client(test.connection);
    await other.connect();
    let waiting = 0;
    const slowly = async function* () {
      for await (const chunk of rows as AsyncIterable<Buffer>) {
        waiting = Math.max(waiting, rows.readableLength);
        await setImmediate();
        yield chunk;
      }
    };
    await copyIn(other, 'copy copied from stdin', slowly());
    await other.end();
    expect(await sumOf('copied')).toEqual(await sumOf('wide'));
    // The connection is read in chunks of 64 KB; the whole table would be 13 MB.
    expect(waiting).toBeLessThan(1024 * 1024);
  });

  it('reports the error, and leaves the connection usable', async () => {
    await expect(copyOut(client, 'copy nothing to stdout').toArray()).rejects.toThrow('"nothing" does not exist');
    await expect(copyIn(client, 'copy copied from stdin', bytesOf('1\tagain\n'))).rejects.toThrow('duplicate key');
    const broken = async function* () {
      yield Buffer.from('50001\tx\n');
      throw new Error('The source is gone.');
    };
    await expect(copyIn(client, 'copy copied from stdin', broken())).rejects.toThrow('The source is gone.');
    expect((await client.query('select count(*) from copied')).rows).toEqual([{ count: '40000' }]);
  });
});

const bytesOf = async function* (text: string) {
  yield Buffer.from(text);
};
