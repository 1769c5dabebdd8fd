import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { openClient } from '../db/client.ts';
import { copyIn } from '../db/copy.ts';
import { listMigrations, migrate, migrateTo } from '../db/migrate.ts';
import { type DatabaseOptions, openDatabase } from '../db/pool.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import { SHARED_SCHEMA } from '../db/shards/shard.ts';
import { quoteTable, switchTriggers, type Table } from '../db/tables.ts';
import { createRestoreWait } from '../features/instance/clock-watch.ts';
import {
  END,
  type End,
  endSchema,
  isObjectName,
  MANIFEST,
  type Manifest,
  manifestSchema,
  readPartName,
} from '../platform/file/backup-format.ts';
import { findFreeBytes, RESERVED_BYTES } from '../platform/file/free-space.ts';
import { readOrCreate } from '../platform/file/secret-file.ts';
import type { Logger } from '../platform/logger.ts';
import { ORIGINAL, THUMB_TYPE } from '../platform/media/media-variant.ts';
import type { Storage } from '../platform/storage.ts';
import { ArchiveDamaged } from '../platform/tar/header.ts';
import { readTar, type TarEntry } from '../platform/tar/read-tar.ts';
import { openStorage } from '../runtime.ts';
import { launcher } from '../version.ts';

const decompress = promisify(gunzip);

const DAMAGED = 'The backup is damaged.';
const MB = 1024 * 1024;
/** A part of a backup has 4 MB of rows and the rest of one row. */
const PART_MAX_BYTES = 64 * MB;
/** The limit of the manifest and of the end record, which names every missing file. */
const RECORD_MAX_BYTES = 64 * MB;
/** PostgreSQL writes each row into its log and into its table. */
const ROW_COPIES = 2;

/** The disk of the data folder. */
type RestoreDisk = { findFree(): Promise<number>; storesMedia: boolean; storesRows: boolean };

export type RestoreTarget = {
  connection: DatabaseOptions;
  storage: Storage;
  /** Stores the secret of the backup for this instance, or returns the existing one. */
  keepSecret(appSecret: string): Promise<string>;
  disk?: RestoreDisk;
};

/** The number of addresses that work without a login. */
type OpenAddresses = { openShares: number; openFeeds: number };
type Restored = Pick<Manifest, 'createdAt'> & OpenAddresses;

/** `restore <file>`: restores into an empty instance. */
export const runRestore = async (config: Config, log: Logger, path: string | undefined): Promise<void> => {
  if (!path) throw new ConfigError(`Name the file to read: ${launcher} restore pinlife.tar`);
  await refuseUnreadable(path);
  const { direct: connection, stop } = await prepareConnections(config, log);
  try {
    const storage = await openStorage(config);
    await storage.check();
    const keepSecret = async (secret: string) =>
      config.appSecret ?? readOrCreate(join(config.dataDir, 'app-secret'), () => secret);
    const { createdAt, openShares, openFeeds } = await restoreBackup(
      {
        connection,
        storage,
        keepSecret,
        disk: {
          findFree: () => findFreeBytes(config.dataDir),
          storesMedia: !config.s3,
          storesRows: !config.databaseUrl,
        },
      },
      path,
    );
    log.info(`What was saved on ${createdAt} is back`);
    if (openShares > 0) {
      const message = `Links of shared pinups that are open to strangers as they were then: ${openShares}. What was withdrawn since is open again`;
      log.warn({ openShares }, message);
    }
    if (openFeeds > 0) {
      const message = `Addresses of calendars that are open as they were then: ${openFeeds}. Those that were renewed since are open again`;
      log.warn({ openFeeds }, message);
    }
  } finally {
    await stop();
  }
};

/** The rows become visible after everything is stored: a failed restore leaves an empty database. */
export const restoreBackup = async (target: RestoreTarget, path: string): Promise<Restored> => {
  const { disk } = target;
  if (disk?.storesMedia) await refuseUnfit(disk, target.storage, path);
  const entries = readTar(createReadStream(path));
  const manifest = await readManifest(entries);
  const database = openDatabase(target.connection);
  const client = await openClient({ ...target.connection, statement_timeout: 0 });
  try {
    // Before any change.
    await refuseUsed(client);
    await migrateTo(database, manifest.migrations);
    if ((await target.keepSecret(manifest.appSecret)) !== manifest.appSecret) {
      throw new ConfigError('APP_SECRET is not the one of the backup: unset it, or set it to the same secret.');
    }
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await fill(client, target, manifest, entries);
    await revokeAccess(client, manifest);
    await client.query('commit');
    await migrate(database);
    // Also merges the pending list of the key index.
    await client.query('vacuum analyze');
    return { createdAt: manifest.createdAt, ...(await countOpenAddresses(client)) };
  } finally {
    await client.end();
    await database.close();
  }
};

/** Throws before a database is created. */
const refuseUnreadable = async (path: string): Promise<void> => {
  const file = createReadStream(path);
  try {
    await readManifest(readTar(file));
  } finally {
    file.destroy();
  }
};

const readManifest = async (entries: AsyncGenerator<TarEntry>): Promise<Manifest> => {
  const first = (await entries.next()).value as TarEntry | undefined;
  const parsed = first?.name === MANIFEST ? manifestSchema.safeParse(await readRecord(first)) : null;
  if (!parsed?.success) throw new ConfigError('This is no backup of PinLife.');
  const known = await listMigrations();
  const unknown = parsed.data.migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new ConfigError(`This backup was made by a newer PinLife (${parsed.data.version}): restore it there.`);
  return parsed.data;
};

const refuseUsed = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isThere: boolean; hasShards: boolean }>(
    `select to_regclass('public.users') is not null as "isThere", to_regnamespace($1) is not null as "hasShards"`,
    [SHARED_SCHEMA],
  );
  if (rows[0]?.hasShards) {
    throw new ConfigError('This instance is divided into shards: restore into an empty database, then run distribute.');
  }
  if (!rows[0]?.isThere) return;
  const { rowCount } = await client.query('select 1 from users limit 1');
  if (rowCount) throw new ConfigError('There are people here already: restore into an empty database and data folder.');
};

const fill = async (
  client: pg.Client,
  { storage, disk }: RestoreTarget,
  { tables }: Manifest,
  entries: AsyncGenerator<TarEntry>,
): Promise<void> => {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  // The lock keeps other writers out; earlier rows are detected.
  await client.query(`lock table ${names} in access exclusive mode`);
  await refuseUsed(client);
  await client.query(`truncate ${names}`);
  await switchTriggers(client, 'disable', tables);
  const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let objects = 0;
  for await (const entry of entries) {
    if (entry.name === END) {
      await switchTriggers(client, 'enable', tables);
      return finish(client, entry, { rows, objects });
    }
    const table = tables.find(({ name }) => name === readPartName(entry.name));
    if (table) rows[table.name] = (rows[table.name] ?? 0) + (await loadPart(client, table, entry, disk));
    else if (isObjectName(entry.name)) {
      await loadObject(client, storage, entry);
      objects += 1;
    } else throw new ConfigError(`The backup contains an unknown entry: ${entry.name}.`);
  }
  throw new ArchiveDamaged('The backup ends too early.');
};

/** The tables that give access or send messages; those with foreign keys first. */
const ACCESS_TABLES = [
  'webhook_deliveries',
  'push_tokens',
  'push_devices',
  'sessions',
  'known_devices',
  'mailed_tokens',
  'invitations',
  'passkey_challenges',
  'oidc_logins',
];

/** A backup has no files of imports, so no import can continue. Imported notes can still be removed by an undo. */
const END_IMPORTS = `update imports
  set state = case when state in ('uploading', 'ready') then 'cancelled' when state in ('reading', 'importing') then 'failed' else state end,
    error = case when state in ('reading', 'importing') then 'import_stalled' else error end,
    has_file = false, due_at = null, lease = null, expires_at = null, ended_at = coalesce(ended_at, now())
  where has_file and state in ('uploading', 'reading', 'ready', 'importing', 'cancelled')`;

/**
 * Deletes sessions, tokens and links, because some may have been revoked after the backup: by a logout, a reset, a used
 * link. Everybody logs in again.
 */
const revokeAccess = async (client: pg.Client, { tables }: Manifest): Promise<void> => {
  const there = new Set(tables.map(({ name }) => name));
  for (const name of ACCESS_TABLES.filter((table) => there.has(table))) await client.query(`delete from ${name}`);
  // The state of the nightly backup is outdated, and the instance that was saved may go on beside this one.
  if (there.has('operator_settings'))
    await client.query(`delete from operator_settings where key in ('backups', 'backup_code')`);
  // Sweeps wait for a day from the next start: a deletion that was cancelled after the backup is due again, and people can
  // cancel it again.
  await client.query(
    'insert into instance_settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    createRestoreWait(),
  );
  if (there.has('imports')) await client.query(END_IMPORTS);
  if (!there.has('webhooks')) return;
  // Webhooks are paused; people resume them.
  await client.query(
    `update webhooks set resting_at = coalesce(resting_at, now()), rest_reason = coalesce(rest_reason, 'asked')`,
  );
};

/** Links that others have are restored, unlike sessions: nobody could send them all again. The command prints their number. */
const countOpenAddresses = async (client: pg.Client): Promise<OpenAddresses> => {
  const { rows } = await client.query<OpenAddresses>(
    `select (select count(*)::int from shares where expires_at is null or expires_at > now()) as "openShares",
       (select count(*)::int from calendar_feeds) as "openFeeds"`,
  );
  return rows[0] ?? { openShares: 0, openFeeds: 0 };
};

const loadPart = async (client: pg.Client, table: Table, entry: TarEntry, disk?: RestoreDisk): Promise<number> => {
  if (entry.size > PART_MAX_BYTES) throw createTooLarge(entry.name);
  const packed = await buffer(Readable.from(entry.bytes));
  const rows = await decompress(packed, { maxOutputLength: PART_MAX_BYTES }).catch((error: unknown) => {
    throw error instanceof RangeError ? createTooLarge(entry.name) : new ArchiveDamaged(DAMAGED);
  });
  if (disk?.storesRows) await refuseWithoutRoom(disk, rows.length * ROW_COPIES);
  return copyIn(client, `copy ${quoteTable(table)} from stdin`, Readable.from([rows]));
};

const readRecord = async (entry: TarEntry): Promise<unknown> => {
  if (entry.size > RECORD_MAX_BYTES) throw createTooLarge(entry.name);
  const text = await buffer(Readable.from(entry.bytes));
  try {
    return JSON.parse(String(text));
  } catch {
    throw new ArchiveDamaged(DAMAGED);
  }
};

const createTooLarge = (name: string) =>
  new ConfigError(
    `The backup is damaged: ${name} has more than ${PART_MAX_BYTES / MB} MB, which no backup of PinLife has.`,
  );

/** Refuses a file that does not fit. Bytes of an earlier attempt, which it replaces, count as free. */
const refuseUnfit = async (disk: RestoreDisk, storage: Storage, path: string): Promise<void> => {
  const { size } = await stat(path);
  if ((await findLacking(disk, size)) <= 0) return;
  let replacedBytes = 0;
  for await (const { name } of readTar(createReadStream(path))) {
    if (isObjectName(name)) replacedBytes += (await storage.find(name))?.size ?? 0;
  }
  await refuseWithoutRoom(disk, size - replacedBytes);
};

const findLacking = async ({ findFree }: RestoreDisk, bytes: number): Promise<number> =>
  bytes + RESERVED_BYTES - (await findFree());

const refuseWithoutRoom = async (disk: RestoreDisk, bytes: number): Promise<void> => {
  const lackingBytes = await findLacking(disk, bytes);
  if (lackingBytes <= 0) return;
  throw new ConfigError(
    `The disk of the data folder is too full for this backup: at least ${Math.ceil(lackingBytes / MB)} MB more must be free.`,
  );
};

/** Replaces a leftover of an earlier attempt. In a shared bucket the instance that was saved goes on reading the object. */
const loadObject = async (client: pg.Client, storage: Storage, { name: key, size, bytes }: TarEntry): Promise<void> => {
  const isOriginal = key.endsWith(`/${ORIGINAL}`);
  const contentType = (isOriginal && (await findContentType(client, dirname(key)))) || THUMB_TYPE;
  await storage.write(key, Readable.from(bytes), { contentType, size, replaces: true });
};

/** The query contains the person, who is part of the key: otherwise every object would scan all media. */
const findContentType = async (client: pg.Client, objectKey: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ content_type: string }>(
    'select content_type from media where user_id = $1 and object_key = $2 limit 1',
    [objectKey.split('/')[1], objectKey],
  );
  return rows[0]?.content_type;
};

const finish = async (client: pg.Client, entry: TarEntry, loaded: Pick<End, 'rows' | 'objects'>): Promise<void> => {
  const { data: end } = endSchema.safeParse(await readRecord(entry));
  const isWhole =
    end?.sha256 === entry.digestBefore && isDeepStrictEqual({ rows: end.rows, objects: end.objects }, loaded);
  if (!isWhole) throw new ArchiveDamaged(DAMAGED);
  // The bytes of these items were deleted while the backup was made, and nothing uses the items.
  await client.query(
    `with gone as (delete from media where object_key = any($1) returning user_id, note_id)
     update notes n set media_count = media_count - (
       select count(*) from gone g where g.user_id = n.user_id and g.note_id = n.id
     )
     where (user_id, id) in (select user_id, note_id from gone)`,
    [end.missing],
  );
};
