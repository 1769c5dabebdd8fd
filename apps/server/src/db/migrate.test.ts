import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { COMMENT_FRAME_BYTES } from '@pinlife/contract/comment/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { readFunctions } from './functions.ts';
import { listMigrations, migrate, migrateTo, readState } from './migrate.ts';
import { read, write } from './query.ts';

const ID = '0192f3a1-0000-7000-8000-000000000001';
/** The schema of an instance before its update. Later migrations must preserve the rows. */
const FIRST_RELEASE = '010-search-ends.sql';
/** The migrations of the newest release, as one hash. */
const RELEASED = {
  last: '043-comment-sums.sql',
  sha256: '2fefc7dc0322b78aacfd5f55b9139d2793f4ec790ea3b59d3efc1bd618cebca7',
};
const rows = `
  insert into users (id, username, email, first_name, last_name, password_hash, pin_hash, language, timezone, created_at, updated_at)
    values ('${ID}', 'meera', 'meera@example.org', 'Meera', 'Nair', 'x', 'y', 'en', 'UTC', now(), now());
  insert into sessions (user_id, id, token_hash, is_kept, user_agent, created_at, last_seen_at, expires_at)
    values ('${ID}', '${ID}', 'token', true, 'a browser', now(), now(), now());
  insert into known_devices (user_id, id, secret_hash, created_at) values ('${ID}', '${ID}', 'secret', '2026-01-02');
  insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, comment_count, created_at, updated_at)
    values ('${ID}', '${ID}', 'Dal', '', '', '#ffffff', false, '', false, 1, now(), now());
  insert into comments (user_id, id, note_id, content, created_at, updated_at)
    values ('${ID}', '${ID}', '${ID}', 'വളരെ', now(), now());`;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** Keys of the week of 5 January 2026, with characters that PostgreSQL quotes. */
const indexedNote = `
  insert into notes (user_id, id, title, content, plain_text, color, passion, location, self_note, created_at, updated_at, search_keys)
    select user_id, gen_random_uuid(), 'Dal''s \\', content, plain_text, color, passion, location, self_note,
      '2026-01-05T12:00:00Z', '2026-01-05T12:00:00Z', $$'abcdefg2922tdal''s':1 'abcdefg2922w\\\\':2,300 'abcdefg2922wദാൽ':1$$ from notes`;

it('migrates a database that is in use', async () => {
  const all = await listMigrations();
  const first = all.filter((name) => name <= FIRST_RELEASE);
  const client = await test.database.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(test.database, first);
    await client.query(rows);
    await client.query(indexedNote);
  } finally {
    client.release(true);
  }
  const functions = (await readFunctions()).map(({ name }) => name);
  expect(await migrate(test.database)).toEqual([...all.slice(first.length), ...functions]);
  const found = await test.database.first(
    read(
      `select pin_hash, comment_count, comment_bytes, device_id, d.user_agent, d.last_seen_at = d.created_at as "isSeen"
       from users u join notes n on n.user_id = u.id and n.title = 'Dal' join sessions s on s.user_id = u.id join known_devices d on d.user_id = u.id`,
    ),
  );
  const commentBytes = Buffer.byteLength('വളരെ') + COMMENT_FRAME_BYTES;
  const told = {
    pin_hash: 'y',
    comment_count: 1,
    comment_bytes: commentBytes,
    device_id: null,
    user_agent: '',
    isSeen: true,
  };
  expect(found).toEqual(told);
  const keys = await test.database.all(
    read('select title, keys::text from note_keys k join notes n on n.id = k.note_id and n.user_id = k.user_id'),
  );
  const kept = `'abcdefg365tdal''s':1 'abcdefg365w\\\\':2,300 'abcdefg365wദാൽ':1`;
  expect(keys).toEqual([{ title: "Dal's \\", keys: kept }]);
  const waiting = await test.database.all(
    read('select title from stale_searches s join notes n on n.id = s.note_id where due_at = $1', ['-infinity']),
  );
  expect(waiting).toEqual([{ title: 'Dal' }]);
  const due = await test.database.all(
    read('select title from stale_searches s join notes n on n.id = s.note_id where due_at between $1 and now()', [
      'epoch',
    ]),
  );
  expect(due).toEqual([{ title: "Dal's \\" }]);
});

it('recounts the size of comments that were counted with 256 extra bytes', async () => {
  const other = await createTestDatabase();
  try {
    const before = (await listMigrations()).filter((name) => name < '043');
    const first = before.filter((name) => name <= FIRST_RELEASE);
    const client = await other.database.connect();
    try {
      await client.query('drop schema public cascade; create schema public');
      await migrateTo(other.database, first);
      await client.query(rows);
      await migrateTo(other.database, before);
      await client.query('update notes set comment_bytes = comment_count * 256');
    } finally {
      client.release(true);
    }
    await migrate(other.database);
    expect(await other.database.all(read('select comment_bytes as bytes from notes'))).toEqual([
      { bytes: Buffer.byteLength('വളരെ') + COMMENT_FRAME_BYTES },
    ]);
  } finally {
    await other.drop();
  }
});

it('marks whose space is not added up, while an upload is registered', async () => {
  const other = await createTestDatabase();
  try {
    const before = (await listMigrations()).filter((name) => name < '047');
    const client = await other.database.connect();
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(
      other.database,
      before.filter((name) => name <= FIRST_RELEASE),
    );
    await client.query(rows);
    await migrateTo(other.database, before);
    await client.query(
      `begin; insert into unclaimed_objects (user_id, key, due_at, bytes) values ('${ID}', 'uploads/a', now(), 700)`,
    );
    const migrating = migrate(other.database);
    const waiting = `select from pg_locks join pg_database on oid = database where datname = $1 and not granted`;
    const countWaiting = async () => (await other.database.all(read(waiting, [other.connection.database]))).length;
    await expect.poll(countWaiting).toBe(1);
    // An upload locks the space of its person last.
    await client.query(`select from users where id = '${ID}' for update`);
    await client.query('commit');
    client.release(true);
    await migrating;
    expect(await other.database.all(read('select distinct user_id from stale_kept_bytes'))).toEqual([{ user_id: ID }]);
  } finally {
    await other.drop();
  }
});

it('migrates while an upload holds its file and waits for its person', async () => {
  const other = await createTestDatabase();
  try {
    const client = await other.database.connect();
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(
      other.database,
      (await listMigrations()).filter((name) => name <= RELEASED.last),
    );
    client.release(true);
    let migrating: Promise<string[]> | undefined;
    await other.database.transaction(async (tx) => {
      await tx.run(write('select from unclaimed_objects for update'));
      if (!migrating) {
        migrating = migrate(other.database);
        const waiting = read(
          'select from pg_locks join pg_database on oid = database and datname = current_database() where not granted',
        );
        await expect.poll(async () => (await tx.all(waiting)).length).toBe(1);
      }
      await tx.run(write('select from users for update'));
    });
    expect(await migrating).toContain('047-kept-bytes.sql');
  } finally {
    await other.drop();
  }
});

it('lets others read during a long backup, and continues after its end', async () => {
  const other = await createTestDatabase();
  try {
    const [client, backup] = [await other.database.connect(), await other.database.connect()];
    await client.query('drop schema public cascade; create schema public');
    const before = (await listMigrations()).filter((name) => name <= RELEASED.last);
    await migrateTo(other.database, before);
    await backup.query('begin; lock table users in access share mode');
    let isOver = false;
    const migrating = migrate(other.database).finally(() => {
      isOver = true;
    });
    const waiting = read(
      'select from pg_locks join pg_database on oid = database and datname = current_database() where not granted',
    );
    await expect.poll(async () => (await other.database.all(waiting)).length).toBe(1);
    await client.query('select from users');
    expect(isOver).toBe(false);
    await backup.query('commit');
    expect(await migrating).toContain('047-kept-bytes.sql');
    for (const each of [client, backup]) each.release(true);
  } finally {
    await other.drop();
  }
});

it('never changes a migration of a release: instances have run it', async () => {
  const names = (await listMigrations()).filter((name) => name <= RELEASED.last);
  const texts = await Promise.all(
    names.map((name) => readFile(new URL(`migrations/${name}`, import.meta.url), 'utf8')),
  );
  const sum = createHash('sha256').update(JSON.stringify({ names, texts }));
  expect(sum.digest('hex')).toBe(RELEASED.sha256);
});

it('leaves the database as it was if one of several migrations fails, and reports it', async () => {
  const other = await createTestDatabase();
  try {
    const client = await other.database.connect();
    const first = (await listMigrations()).filter((name) => name <= FIRST_RELEASE);
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(other.database, first);
    // A conflict with a migration that others come before.
    await client.query('create table shares (id int)');
    client.release(true);
    await expect(migrate(other.database)).rejects.toThrow(
      'the migration 019-shares.sql failed (relation "shares" already exists). It is as it was before',
    );
    const names = await other.database.all(read<{ name: string }>('select name from migrations order by name'));
    expect(names.map(({ name }) => name)).toEqual(first);
    expect(await migrateTo(other.database, first)).toEqual([]);
  } finally {
    await other.drop();
  }
});

describe('functions', () => {
  const listBodies = async () =>
    (
      await test.database.all(
        read<{ body: string }>(
          `select concat(proname, ' ', prosrc, proconfig) as body from pg_proc
           where pronamespace = 'public'::regnamespace order by proname`,
        ),
      )
    ).map(({ body }) => body);
  /** Inserts a note as an older version did. */
  const leaveOld = (name: string) =>
    test.database.transaction(async (tx) => {
      await tx.run(
        write(
          `create or replace function await_keys_of_made() returns trigger
           language plpgsql as $$ begin return null; end $$`,
        ),
      );
      await tx.run(write('update applied_functions set hash = $2 where name = $1', [name, 'of another text']));
    });

  it('are applied again if their text has changed, and only those', async () => {
    const bodies = await listBodies();
    expect(await readState(test.database)).toEqual({ isMigrated: true, shards: null });
    await leaveOld('await-keys-of-made.sql');
    expect(await listBodies()).not.toEqual(bodies);
    expect(await readState(test.database)).toEqual({ isMigrated: false, shards: null });
    expect(await migrate(test.database)).toEqual(['await-keys-of-made.sql']);
    expect(await listBodies()).toEqual(bodies);
    expect(await migrate(test.database)).toEqual([]);
  });

  it('are all in a file, including those left by migrations', async () => {
    const texts = (await readFunctions()).map(({ text }) => text).join('\n');
    const names = (await listBodies()).map((body) => body.split(' ', 1)[0] ?? '');
    expect(names.length).toBeGreaterThan(5);
    // The functions of a search are generated from one text, for each list.
    expect(names.filter((name) => !texts.includes(name.replace(/^(search|find)_notes_.*/, '$1_notes_')))).toEqual([]);
  });
});
