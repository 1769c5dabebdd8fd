import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { listMigrations, migrate, migrateTo } from './migrate.ts';
import { read } from './query.ts';

const ID = '0192f3a1-0000-7000-8000-000000000001';
/** What an instance holds before it is updated. Migrations that come later carry it along. */
const FIRST_RELEASE = '010-search-ends.sql';
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

it('brings a database that is in use up to date', async () => {
  const all = await listMigrations();
  const first = all.filter((name) => name <= FIRST_RELEASE);
  const client = await test.database.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(test.database, first);
    await client.query(rows);
  } finally {
    client.release(true);
  }
  expect(await migrate(test.database)).toEqual(all.slice(first.length));
  const found = await test.database.first(
    read(
      `select pin_hash, comment_count, comment_bytes, device_id, d.user_agent, d.last_seen_at = d.created_at as "isSeen"
       from users u join notes n on n.user_id = u.id join sessions s on s.user_id = u.id join known_devices d on d.user_id = u.id`,
    ),
  );
  const commentBytes = Buffer.byteLength('വളരെ') + 160;
  const told = {
    pin_hash: 'y',
    comment_count: 1,
    comment_bytes: commentBytes,
    device_id: null,
    user_agent: '',
    isSeen: true,
  };
  expect(found).toEqual(told);
});
