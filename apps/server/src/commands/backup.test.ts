import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DAY_MS } from '@pinlife/contract/durations';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { read, write } from '../db/query.ts';
import { listTables } from '../db/tables.ts';
import { createClockWatch } from '../features/instance/clock-watch.ts';
import { createInstanceRepo } from '../features/instance/repo.ts';
import { createDiskStorage } from '../platform/storage/disk.ts';
import { createS3Storage } from '../platform/storage/s3.ts';
import { readTar } from '../platform/tar/read-tar.ts';
import { createTarWriter } from '../platform/tar/write-tar.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { makeImage, upload } from '../test/media.ts';
import { createNote } from '../test/note.ts';
import { createPerson, type TestPerson } from '../test/person.ts';
import { startS3Server } from '../test/s3-server.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const SECRET = 'the secret that the hashes are peppered with';

let testApp: TestApp;
let person: TestPerson;
let folder: string;
let path: string;
beforeAll(async () => {
  testApp = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'pinlife-backup-'));
  path = join(folder, 'pinlife.tar');
  person = await createPerson(testApp, { keep: true });
  const picture = await upload(testApp, person, { bytes: await makeImage(1200, 800), type: 'image' });
  const file = await upload(testApp, person, { bytes: randomBytes(300_000), type: 'file', filename: 'a b.bin' });
  const { _id: noteId } = await createNote(testApp, person.token, {
    title: 'Tabs\tand \\ and \u2028 #Onam',
    content: '<p>നോട്ട്, null, \\N and "quotes"</p>',
    media: [picture._id, file._id],
    reminders: [{ selectedDateTime: '2026-12-24T17:00:00.000Z', timezone: 'Asia/Kolkata', repeatType: 'Yearly' }],
  });
  const params = { noteId };
  // Creates its search keys; the comment marks them as stale.
  await testApp.deliver();
  await testApp.call('createComment', { token: person.token, params, body: { content: 'line\nbreak' } });
  // A version in the history, tags, and recognised text of a picture.
  const content = '<p>നോട്ട്, null, \\N and "quotes" #ഓണം</p>';
  await testApp.call('updateNote', { token: person.token, params: { id: noteId }, body: { content } });
  const words = write("update media set text = E'Ferry\\\\n\\n2026' where id = $1", [picture._id]);
  await testApp.database.single((tx) => tx.run(words));
  const share = { expiresInDays: null, passphrase: 'the words of the monsoon' };
  await testApp.call('updateShare', { token: person.token, params: { id: noteId }, body: share });
  await testApp.call('updateCalendarFeed', { token: person.token, body: { titles: true } });
  await writeBackup(sourceOf(testApp), path);
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true });
});

const sourceOf = ({ connection, platform }: TestApp) => ({ connection, storage: platform.storage, appSecret: SECRET });

const onServer = async (sql: string) => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** Runs `work` on an instance without tables, and removes it afterwards. */
const withEmptyInstance = async (work: (empty: EmptyInstance) => Promise<void>) => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const mediaFolder = join(folder, name);
  const connection = { ...inject('postgres'), database: name };
  const client = new pg.Client(connection);
  await client.connect();
  const storage = createDiskStorage(mediaFolder);
  try {
    await work({ connection, client, storage, keepSecret: async (secret) => secret });
  } finally {
    await client.end();
    await onServer(`drop database ${name} with (force)`);
  }
};
type EmptyInstance = Parameters<typeof restoreBackup>[0] & { client: pg.Client };

const readRows = async (client: pg.ClientBase) => {
  const rows: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const found = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    // A restore sets the time of the last sweep anew.
    rows[name] = found.rows.map(({ row }) => row).filter((row) => !row.startsWith('(clock,'));
  }
  return rows;
};

const readPerson = () =>
  testApp.database.first(read<Record<string, unknown>>('select * from users where id = $1', [person.id]));

const listFiles = async (root: string): Promise<[string, Buffer][]> => {
  const objects = join(root, 'objects', 'media');
  const files = (await readdir(objects, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  return Promise.all(paths.map(async (file) => [file.slice(root.length), await readFile(file)]));
};

/** The tables that give access or send messages without a password. */
const nothingThatOpens = { sessions: [], known_devices: [], mailed_tokens: [], push_devices: [], push_tokens: [] };

describe('a backup', () => {
  it('restores every row and every byte', async () => {
    const source = await testApp.database.connect();
    const before = await readRows(source);
    source.release();
    expect(before['note_versions']).toHaveLength(1);
    expect(before['note_tags']).toHaveLength(2);
    expect(before['media']?.filter((row) => row.includes('Ferry'))).toHaveLength(1);
    await withEmptyInstance(async (empty) => {
      expect(await restoreBackup(empty, path)).toMatchObject({ openShares: 1, openFeeds: 1 });
      expect(await readRows(empty.client)).toEqual({ ...before, ...nothingThatOpens });
      const files = await listFiles(join(folder, String(empty.connection.database)));
      expect(files).toEqual(await listFiles(join(testApp.folder, 'media')));
      expect(files.length).toBeGreaterThan(3);
    });
  });

  it('contains tables that are larger than one of its parts', async () => {
    const fill = write(
      `insert into search_words select $1, n || repeat(E'\\\\x\\t', 500) from generate_series(1, 3000) n`,
      [person.id],
    );
    const sum = `select count(*)::int, md5(string_agg(word, ',' order by word)) from search_words`;
    await testApp.database.single((tx) => tx.run(fill));
    const large = join(folder, 'large.tar');
    await writeBackup(sourceOf(testApp), large);
    const before = await testApp.database.all(read(sum));
    await testApp.database.single((tx) => tx.run(write("delete from search_words where word like '%x%x%x%'")));
    await withEmptyInstance(async (empty) => {
      await restoreBackup(empty, large);
      expect((await empty.client.query(sum)).rows).toEqual(before);
    });
  });

  it('is only for its owner, and leaves no draft', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('is written into nothing that stood there before', async () => {
    const again = join(folder, 'again.tar');
    const victim = join(folder, 'victim');
    await writeFile(victim, 'Mine', { mode: 0o644 });
    await symlink(victim, again);
    await writeFile(`${again}.partial`, 'cut off', { mode: 0o644 });
    await writeBackup(sourceOf(testApp), again);
    const made = await lstat(again);
    expect({ isFile: made.isFile(), mode: made.mode & 0o777 }).toEqual({ isFile: true, mode: 0o600 });
    expect(await readFile(victim, 'utf8')).toBe('Mine');
  });

  it('deletes the leftovers of a backup that was killed long ago', async () => {
    const again = join(folder, 'killed.tar');
    const old = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    for (const name of [`${again}.partial`, `${again}.partial-1234`]) {
      await writeFile(name, 'cut off');
      await utimes(name, old, old);
    }
    await writeFile(`${again}.partial-5678`, 'being written');
    await writeBackup(sourceOf(testApp), again);
    const left = (await readdir(folder)).filter((name) => name.startsWith('killed.tar'));
    expect(left.sort()).toEqual(['killed.tar', 'killed.tar.partial-5678']);
    await rm(`${again}.partial-5678`);
  });

  it('reports that it cannot be written', async () => {
    await expect(writeBackup(sourceOf(testApp), join(folder, 'nowhere', 'pinlife.tar'))).rejects.toThrow('ENOENT');
  });

  it('shows one moment, even during many writes', async () => {
    let isDone = false;
    const writeOn = async () => {
      while (!isDone) {
        const { _id: noteId } = await createNote(testApp, person.token);
        await testApp.call('createComment', { token: person.token, params: { noteId }, body: { content: 'x' } });
      }
    };
    const writing = Promise.all([writeOn(), writeOn(), writeOn()]);
    const busy = join(folder, 'busy.tar');
    await writeBackup(sourceOf(testApp), busy);
    isDone = true;
    await writing;
    await withEmptyInstance(async (empty) => {
      await restoreBackup(empty, busy);
      const { rows } = await empty.client.query(
        `select count(*) from notes n where comment_count <>
         (select count(*) from comments c where c.user_id = n.user_id and c.note_id = n.id)`,
      );
      expect(rows).toEqual([{ count: '0' }]);
    });
  });

  it('leaves out media that are permanently deleted while it is made', async () => {
    const { platform } = testApp;
    const bytes = await makeImage(40, 40);
    const media = await upload(testApp, person, { bytes, type: 'image' });
    const note = await createNote(testApp, person.token, { media: [media._id] });
    const forgetful = {
      ...platform.storage,
      // The item and its bytes are deleted after the snapshot of the backup.
      find: async (key: string) => {
        const found = await testApp.database.first(
          read<{ id: string }>("select id from media where id = $1 and $2 like object_key || '/%'", [media._id, key]),
        );
        if (!found) return platform.storage.find(key);
        await testApp.database.single((tx) => tx.run(write('delete from media where id = $1', [media._id])));
        return null;
      },
    };
    const partly = join(folder, 'partly.tar');
    const summary = await writeBackup({ ...sourceOf(testApp), storage: forgetful }, partly);
    expect(summary.missing).toBe(1);
    await withEmptyInstance(async (empty) => {
      await restoreBackup(empty, partly);
      const counts = await empty.client.query('select media_count from notes where id = $1', [note._id]);
      expect(counts.rows).toEqual([{ media_count: 0 }]);
    });
  });

  it('fails and leaves no file if bytes that are still in use are missing', async () => {
    const blind = { ...testApp.platform.storage, find: async () => null };
    const never = join(folder, 'never.tar');
    await expect(writeBackup({ ...sourceOf(testApp), storage: blind }, never)).rejects.toThrow(
      'There is nothing under',
    );
    expect(await readdir(folder)).not.toContain('never.tar');
  });
});

describe('a restore', () => {
  it('may put the media into a bucket, each with its type', async () => {
    const server = await startS3Server();
    const storage = createS3Storage(server.options);
    await withEmptyInstance(async (empty) => {
      await restoreBackup({ ...empty, storage }, path);
      const { rows } = await empty.client.query<{ object_key: string; content_type: string; size: string }>(
        'select object_key, content_type, size from media order by type',
      );
      for (const { object_key, content_type, size } of rows) {
        const found = await storage.find(`${object_key}/original`);
        expect(found).toEqual({ contentType: content_type, size: Number(size) });
      }
      expect(rows).toHaveLength(2);
      expect(await storage.find(`${rows[1]?.object_key}/320`)).toMatchObject({ contentType: 'image/webp' });
    });
    await server.close();
  });

  it('never deletes files stored under the same keys, and repairs damaged ones', async () => {
    const storage = createDiskStorage(join(folder, 'shared'));
    await withEmptyInstance((empty) => restoreBackup({ ...empty, storage }, path).then(() => undefined));
    const root = join(folder, 'shared');
    const files = await listFiles(root);
    const [damaged = ''] = files[0] ?? [];
    await truncate(join(root, damaged), 1);
    const missing: string[] = [];
    const watched: typeof storage = {
      ...storage,
      async write(key, bytes, about) {
        if (!(await storage.find(key))) missing.push(key);
        await storage.write(key, bytes, about);
      },
    };
    await withEmptyInstance((empty) => restoreBackup({ ...empty, storage: watched }, path).then(() => undefined));
    expect(missing).toEqual([]);
    expect(await listFiles(root)).toEqual(files);
  });

  it('accepts the logins of before', async () => {
    await withEmptyInstance(async (empty) => {
      await restoreBackup(empty, path);
      const { rows } = await empty.client.query('select password_hash from users where id = $1', [person.id]);
      const hash = await testApp.database.first(
        read<{ password_hash: string }>('select password_hash from users where id = $1', [person.id]),
      );
      expect(rows).toEqual([hash]);
    });
  });

  it('ends every session and forgets every link and browser, some of which were ended since', async () => {
    await withEmptyInstance(async (empty) => {
      await testApp.call('requestPasswordReset', { body: { email: person.email } });
      await testApp.deliver();
      await testApp.database.single((tx) =>
        tx.run(
          write(
            `insert into push_devices (user_id, id, session_id, endpoint, p256dh, auth, user_agent, created_at)
             values ($1, gen_random_uuid(), gen_random_uuid(), 'https://push.example', '', '', '', now())`,
            [person.id],
          ),
        ),
      );
      const source = await testApp.database.connect();
      const before = await readRows(source);
      source.release();
      for (const table of ['sessions', 'known_devices', 'mailed_tokens', 'push_devices']) {
        expect(before[table], table).not.toEqual([]);
      }
      const full = join(folder, 'full.tar');
      await writeBackup(sourceOf(testApp), full);
      await restoreBackup(empty, full);
      expect(await readRows(empty.client)).toMatchObject(nothingThatOpens);
    });
  });

  it('ends imports, whose files no backup has', async () => {
    const states = ['uploading', 'reading', 'ready', 'importing', 'cancelled', 'done'];
    await testApp.database.single((tx) =>
      tx.run(
        write(
          `insert into imports (user_id, id, filename, size, state, has_file, created_at, due_at, expires_at)
           select $1, gen_random_uuid(), state, 1, state, state <> 'done', now(), now(), now() from unnest($2::text[]) state`,
          [person.id, states],
        ),
      ),
    );
    const open = join(folder, 'open.tar');
    await writeBackup(sourceOf(testApp), open);
    await withEmptyInstance(async (empty) => {
      await restoreBackup(empty, open);
      const { rows } = await empty.client.query(
        'select filename, state, error, has_file, expires_at is null as is_over from imports order by array_position($1::text[], filename)',
        [states],
      );
      expect(rows.map(({ state, error }) => [state, error])).toEqual([
        ['cancelled', null],
        ['failed', 'import_stalled'],
        ['cancelled', null],
        ['failed', 'import_stalled'],
        ['cancelled', null],
        ['done', null],
      ]);
      expect(rows.filter(({ has_file, is_over }) => has_file || !is_over).map(({ filename }) => filename)).toEqual([
        'done',
      ]);
    });
    await testApp.database.single((tx) => tx.run(write('delete from imports')));
  });

  it('deletes nothing permanently for a day after a restore', async () => {
    await testApp.database.single((tx) => tx.run(write("delete from instance_settings where key = 'clock'")));
    const recent = join(folder, 'recent.tar');
    await writeBackup(sourceOf(testApp), recent);
    await withEmptyInstance(async (empty) => {
      await restoreBackup(empty, recent);
      const database = openDatabase(empty.connection);
      const repo = createInstanceRepo(database);
      const watch = createClockWatch({ database, repo, log: { warn: () => {} }, onSetBack: async () => {} });
      const startedAt = Date.now() + 2 * DAY_MS;
      expect(await watch.allowsRemoval(new Date(startedAt))).toBe(false);
      expect(await watch.allowsRemoval(new Date(startedAt + DAY_MS - 1))).toBe(false);
      expect(await watch.allowsRemoval(new Date(startedAt + DAY_MS))).toBe(true);
      await database.close();
    });
  });

  it('runs only once if two are started at the same time', async () => {
    await withEmptyInstance(async (empty) => {
      const outcomes = await Promise.allSettled([restoreBackup(empty, path), restoreBackup(empty, path)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { message: expect.stringContaining('There are people here already') },
      });
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(1);
    });
  });

  it('leaves an account alone that signs up at the moment of a restore', async () => {
    await withEmptyInstance(async (empty) => {
      const { client, connection } = empty;
      const database = openDatabase(connection);
      await migrate(database);
      await database.close();
      await client.query('begin');
      // Two columns are generated by the database.
      const { is_shut: _shut, found_by: _found, ...row } = (await readPerson()) ?? {};
      const columns = Object.keys(row).join(', ');
      await client.query(
        `insert into users (${columns}) select ${columns} from jsonb_populate_record(null::users, $1::jsonb)`,
        [JSON.stringify(row)],
      );
      const restoring = expect(restoreBackup(empty, path)).rejects.toThrow('There are people here already');
      const lookout = await testApp.database.connect();
      await vi.waitFor(async () => {
        const { rowCount } = await lookout.query(
          'select from pg_locks join pg_database on oid = database where datname = $1 and not granted',
          [connection.database],
        );
        expect(rowCount).toBe(1);
      });
      lookout.release();
      await client.query('commit');
      await restoring;
      expect((await client.query('select 1 from users')).rowCount).toBe(1);
    });
  });

  it('refuses an instance that has people, and another secret', async () => {
    const { connection, platform } = testApp;
    const used = { connection, storage: platform.storage, keepSecret: async (secret: string) => secret };
    await expect(restoreBackup(used, path)).rejects.toThrow('There are people here already');
    await withEmptyInstance(async (empty) => {
      const other = { ...empty, keepSecret: async () => 'another one' };
      await expect(restoreBackup(other, path)).rejects.toThrow('APP_SECRET');
    });
  });

  it('refuses files that are no backup, and backups of a newer version', async () => {
    const other = join(folder, 'other');
    await writeFile(other, 'x'.repeat(4000));
    await withEmptyInstance(async (empty) => {
      await expect(restoreBackup(empty, other)).rejects.toThrow('no backup');
      const changed = (await readFile(path)).toString('latin1').replace('001-accounts.sql', '999-accounts.sql');
      await writeFile(other, changed, 'latin1');
      await expect(restoreBackup(empty, other)).rejects.toThrow('newer PinLife');
    });
  });

  it('leaves an empty instance after a damaged file, and then accepts an intact one', async () => {
    const damaged = join(folder, 'damaged.tar');
    const bytes = await readFile(path);
    await withEmptyInstance(async (empty) => {
      const at = bytes.length - 20_000;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(damaged, bytes);
      await expect(restoreBackup(empty, damaged)).rejects.toThrow('damaged');
      await truncate(damaged, bytes.length - 30_000);
      await expect(restoreBackup(empty, damaged)).rejects.toThrow('ends too early');
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(0);
      await restoreBackup(empty, path);
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(1);
    });
  });

  it('is refused before unpacking if a part unpacks to gigabytes', async () => {
    const bomb = join(folder, 'bomb.tar');
    const entries = await Array.fromAsync(readTar(createReadStream(path)), async ({ name, bytes }) => {
      const content = Buffer.concat(await Array.fromAsync(bytes));
      return [name, name.startsWith('tables/users/') ? gzipSync(Buffer.alloc(65 * 1024 * 1024)) : content] as const;
    });
    const tar = createTarWriter(createWriteStream(bomb));
    for (const [name, content] of entries) await tar.add(name, content.length, [content]);
    await tar.end();
    await withEmptyInstance(async (empty) => {
      await expect(restoreBackup(empty, bomb)).rejects.toThrow('users/000001.copy.gz has more than 64 MB');
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(0);
    });
  });

  it('reports how much space is missing if it does not fit onto the disk, and leaves an empty instance', async () => {
    const nearlyFull = { findFree: async () => 64 * 1024 * 1024, storesMedia: false, storesRows: true };
    await withEmptyInstance(async (empty) => {
      const full = { ...empty, disk: { ...nearlyFull, storesMedia: true } };
      await expect(restoreBackup(full, path)).rejects.toThrow('1 MB more must be free');
      await expect(restoreBackup({ ...empty, disk: nearlyFull }, path)).rejects.toThrow('1 MB more must be free');
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(0);
      await restoreBackup({ ...empty, disk: { ...nearlyFull, findFree: async () => 2 ** 40 } }, path);
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(1);
    });
  });

  it('needs no room for the media that a failed one has stored', async () => {
    const damaged = join(folder, 'late.tar');
    const bytes = await readFile(path);
    await writeFile(damaged, bytes.subarray(0, bytes.length - 3000));
    const disk = { findFree: async () => 64 * 1024 * 1024 + 250_000, storesMedia: true, storesRows: false };
    await withEmptyInstance(async (empty) => {
      await expect(restoreBackup({ ...empty, disk }, path)).rejects.toThrow('1 MB more must be free');
      await expect(restoreBackup(empty, damaged)).rejects.toThrow('ends too early');
      await restoreBackup({ ...empty, disk }, path);
      expect((await empty.client.query('select 1 from users')).rowCount).toBe(1);
    });
  });
});
