import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { DAY_MS } from '@pinlife/contract/durations';
import type pg from 'pg';
import { type Config, ConfigError } from '../config.ts';
import { openClient } from '../db/client.ts';
import { copyOut } from '../db/copy.ts';
import type { DatabaseOptions } from '../db/pool.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import { listTables, quoteTable, type Table } from '../db/tables.ts';
import { AppError } from '../platform/error/app-error.ts';
import { createManifest, END, type End, formatPartName, MANIFEST } from '../platform/file/backup-format.ts';
import { freeChunks } from '../platform/file/free-chunks.ts';
import { findFreeBytes, RESERVED_BYTES } from '../platform/file/free-space.ts';
import type { Logger } from '../platform/logger.ts';
import { ORIGINAL } from '../platform/media/media-variant.ts';
import { LOWEST_ID } from '../platform/secret/id.ts';
import { loadAppSecret } from '../platform/secret/secrets.ts';
import { ObjectMissing, type Storage } from '../platform/storage.ts';
import { createTarWriter, type TarWriter } from '../platform/tar/write-tar.ts';
import { openStorage } from '../runtime.ts';
import { type BackupSchema, listBackupSchemas } from '../sharding/backup-schemas.ts';
import { launcher, version } from '../version.ts';

const compress = promisify(gzip);
const PART_BYTES = 4 * 1024 * 1024;
const MEDIA_AT_ONCE = 500;

export type BackupSource = { connection: DatabaseOptions; storage: Storage; appSecret: string };

/** A connection with an open snapshot. */
type OpenSchema = BackupSchema & { client: pg.Client };

export type BackupSummary = { tables: number; objects: number; missing: number };

/** `backup <file>`: works beside a running app, or alone. */
export const runBackup = async (config: Config, log: Logger, path: string | undefined): Promise<void> => {
  if (!path) throw new ConfigError(`Name the file to write: ${launcher} backup pinlife.tar`);
  const { direct: connection, stop } = await prepareConnections(config, log, { isJoining: true });
  try {
    const appSecret = await loadAppSecret(config.appSecret, config.dataDir);
    const summary = await writeBackup({ connection, storage: await openStorage(config), appSecret }, path);
    log.info(summary, `The backup is in ${path}`);
  } finally {
    await stop();
  }
};

/**
 * Saves one snapshot of the database, and the media that it contains. Shards have a snapshot each, because no row of a
 * person refers to another shard. The file appears complete or not at all.
 */
export const writeBackup = async (source: BackupSource, path: string): Promise<BackupSummary> => {
  await removeLeftovers(path);
  const draft = `${path}${DRAFT}-${randomUUID()}`;
  const schemas = await openSchemas(source.connection);
  const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const tar = keepSpaceFree(createTarWriter(sink), dirname(path));
    const summary = await writeAll(schemas, source, tar);
    await tar.end();
    await rename(draft, path);
    return summary;
  } catch (error) {
    sink.destroy();
    await rm(draft, { force: true });
    throw error;
  } finally {
    await Promise.all(schemas.map(({ client }) => client.end()));
  }
};

/** The database may be on the same disk, so the backup stops before the disk is full. */
const keepSpaceFree = (tar: TarWriter, folder: string): TarWriter => ({
  ...tar,
  async add(name, size, bytes) {
    if ((await findFreeBytes(folder)) < size + RESERVED_BYTES) throw new AppError('storage_full');
    await tar.add(name, size, bytes);
  },
});

const openSchemas = async (connection: DatabaseOptions): Promise<[OpenSchema, ...OpenSchema[]]> => {
  const opened: OpenSchema[] = [];
  for (const schema of await listBackupSchemas(connection)) {
    opened.push({ ...schema, client: await openClient({ ...schema.connection, statement_timeout: 0 }) });
  }
  const [first, ...rest] = opened;
  if (!first) throw new Error('There is nothing to save.');
  return [first, ...rest];
};

const DRAFT = '.partial';
/** The age after which a draft is a leftover. */
const LEFT_MS = DAY_MS;

/** Removes drafts of killed backups. A running backup updates the time of its draft. */
const removeLeftovers = async (path: string): Promise<void> => {
  const names = await readdir(dirname(path));
  for (const name of names.filter((each) => each.startsWith(`${basename(path)}${DRAFT}`))) {
    const file = join(dirname(path), name);
    const found = await lstat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(file, { force: true });
  }
};

const writeAll = async (
  schemas: readonly [OpenSchema, ...OpenSchema[]],
  { storage, appSecret }: BackupSource,
  tar: TarWriter,
): Promise<BackupSummary> => {
  for (const { client } of schemas) {
    await client.query('begin isolation level repeatable read, read only');
    await client.query('set local idle_in_transaction_session_timeout = 0');
  }
  const [{ client, schema }] = schemas;
  const tables = await listTables(client, schema);
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  const migrations = rows.map(({ name }) => name);
  const createdAt = new Date().toISOString();
  await addJson(tar, MANIFEST, createManifest({ version, createdAt, migrations, tables, appSecret }));
  const rowCounts: Record<string, number> = {};
  for (const table of tables) rowCounts[table.name] = await addTable(schemas, tar, table);
  const { objects, missing } = await addAllObjects(schemas, storage, tar);
  const end: End = { rows: rowCounts, objects, missing, sha256: tar.digest() };
  await addJson(tar, END, end);
  return { tables: tables.length, objects, missing: missing.length };
};

const addJson = (tar: TarWriter, name: string, value: unknown): Promise<void> => {
  const bytes = Buffer.from(JSON.stringify(value, null, 2));
  return tar.add(name, bytes.length, [bytes]);
};

/** Returns the number of rows. */
const addTable = async (schemas: readonly OpenSchema[], tar: TarWriter, table: Table): Promise<number> => {
  let part = 0;
  let count = 0;
  for (const { client, schema } of schemas.filter(({ hasTable }) => hasTable(table.name))) {
    const rows = copyOut(client, `copy ${quoteTable(table, schema)} to stdout`);
    for await (const bytes of freeChunks(inParts(rows))) {
      part += 1;
      const compressed = await compress(bytes);
      await tar.add(formatPartName(table.name, part), compressed.length, freeChunks([compressed]));
    }
    count += rows.rowCount;
  }
  return count;
};

/** COPY sends whole rows, so every part can be read alone. */
async function* inParts(rows: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(chunks);
}

type StoredObject = { user_id: string; object_key: string; thumbs: { name: string }[] };

const addAllObjects = async (
  schemas: readonly OpenSchema[],
  storage: Storage,
  tar: TarWriter,
): Promise<Pick<End, 'objects' | 'missing'>> => {
  const all: Pick<End, 'objects' | 'missing'> = { objects: 0, missing: [] };
  for (const { client, connection } of schemas.filter(({ hasTable }) => hasTable('media'))) {
    const { objects, missing } = await addObjects(client, storage, tar, createUseCheck(connection));
    all.objects += objects;
    all.missing.push(...missing);
  }
  return all;
};

const addObjects = async (
  client: pg.Client,
  storage: Storage,
  tar: TarWriter,
  isStillUsed: (key: string) => Promise<boolean>,
): Promise<Pick<End, 'objects' | 'missing'>> => {
  const missing: string[] = [];
  let objects = 0;
  for await (const { object_key, thumbs } of listObjects(client)) {
    for (const name of [ORIGINAL, ...thumbs.map((thumb) => thumb.name)]) {
      try {
        await addObject(storage, tar, `${object_key}/${name}`);
        objects += 1;
      } catch (error) {
        if (!(error instanceof ObjectMissing) || (await isStillUsed(object_key))) throw error;
        missing.push(object_key);
        break;
      }
    }
  }
  return { objects, missing };
};

const addObject = async (storage: Storage, tar: TarWriter, key: string): Promise<void> => {
  const found = await storage.find(key);
  if (!found) throw new ObjectMissing(key);
  const bytes = await storage.read(key);
  // If the archive fails, the stream is not read to its end.
  await tar.add(key, found.size, freeChunks(bytes)).finally(() => bytes.destroy());
};

/** Lists stored objects page by page, each once: copies of an item share their bytes. */
async function* listObjects(client: pg.Client): AsyncGenerator<StoredObject> {
  let last: Pick<StoredObject, 'user_id' | 'object_key'> = { user_id: LOWEST_ID, object_key: '' };
  for (;;) {
    const { rows } = await client.query<StoredObject>(
      `select distinct on (user_id, object_key) user_id, object_key, thumbs from media
       where (user_id, object_key) > ($1, $2) order by user_id, object_key limit ${MEDIA_AT_ONCE}`,
      [last.user_id, last.object_key],
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}

/** Reads the current database, outside the snapshot. */
const createUseCheck =
  (connection: pg.ClientConfig) =>
  async (key: string): Promise<boolean> => {
    const client = await openClient(connection);
    try {
      const { rowCount } = await client.query('select 1 from media where object_key = $1 limit 1', [key]);
      return (rowCount ?? 0) > 0;
    } finally {
      await client.end();
    }
  };
