import { createHasher } from '../compose.ts';
import { ConfigError } from '../config.ts';
import { openListener } from '../db/listen.ts';
import { type Database, type DatabaseOptions, openDatabase, openPipelined } from '../db/pool.ts';
import type { Connections } from '../db/prepare-connections.ts';
import { connectShard, connectShared, isSameNode, readLayout, type ShardNode } from '../db/shards/layout.ts';
import { migrateShards } from '../db/shards/migrate-shards.ts';
import { type MovableListener, openMovable, openMovableListener } from '../db/shards/movable.ts';
import { schemaOf, shardOf } from '../db/shards/shard.ts';
import { createInstanceRepo } from '../features/instance/repo.ts';
import { refuseForeignSecret } from '../features/instance/service.ts';
import { createLiveBus } from '../features/live/bus.ts';
import { createLiveRepo } from '../features/live/repo.ts';
import { createNameRepo } from '../features/user/name-repo.ts';
import { AppError } from '../platform/error/app-error.ts';
import { createImages } from '../platform/image.ts';
import { createOcr } from '../platform/ocr.ts';
import { newId } from '../platform/secret/id.ts';
import type { Crew, Runtime } from '../runtime.ts';
import { createServices } from '../services.ts';
import type { SliceDependencies } from '../slice-dependencies.ts';
import { createShardRouter } from './shard-router.ts';
import { createShardedServices } from './sharded-services.ts';

/** The platform without databases. */
export type Adapters = Omit<SliceDependencies, 'database' | 'reminderDatabase' | 'sharding'>;

type Options = {
  /** The coordinator. */
  database: Database;
  connections: Connections;
  shards: number;
  isMigrated: boolean;
  adapters: Adapters;
};

/** Connections of one process to all shards together, and the least to one shard. */
const CONNECTIONS = { all: 32, least: 4 };
/** The interval of looking for moved shards. Until one is found, its old machine forwards queries, which is slower. */
const FIND_MOVES_MS = 10_000;

/** Connects to every shard, follows shards that are moved, and combines their services. */
export const openSharded = async (options: Options): Promise<Runtime> => {
  const { database, connections, adapters } = options;
  const { direct } = connections;
  const { log } = adapters;
  if (connections.connection.isPooled) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL is set, but this instance is divided into shards, whose machines each process reaches by itself: unset it.',
    );
  }
  const migrations = options.isMigrated ? [] : await migrateOver(direct, options.shards);
  if (migrations.length > 0) log.info({ migrations }, 'The shards were migrated');
  const shared = openDatabase(connectShared(connections.connection));
  const layout = await readLayout(database, options.shards);
  const max = Math.max(CONNECTIONS.least, Math.ceil(CONNECTIONS.all / options.shards));
  const opened = layout.map((node, shard) => openShard(connections, shard, node, max));
  const hasher = createHasher({ ...adapters, database: shared, reminderDatabase: shared });
  const bus = createLiveBus({ notify: createLiveRepo(shared).notify, log });
  const platforms = opened.map(({ database: own, reminderDatabase }, shard): SliceDependencies => {
    const readers = opened.map(({ database }) => database);
    const sharding = { database: shared, readers, newUserId: () => newIdOf(shard, options.shards) };
    return { ...adapters, database: own, reminderDatabase, sharding };
  });
  const close = async () => {
    clearInterval(timer);
    await bus.flush();
    await Promise.all([shared.close(), ...opened.map((shard) => shard.close())]);
  };
  const timer = setInterval(() => void followMoves().catch(() => undefined), FIND_MOVES_MS).unref();
  const followMoves = async () => {
    const found = await readLayout(database, options.shards);
    for (const [shard, node] of found.entries()) opened[shard]?.moveTo(node);
  };
  try {
    await Promise.all(platforms.map(checkSecret));
    const [platform, ...others] = platforms;
    if (!platform) throw new Error('There are no shards.');
    const [images, ocr] = [createImages(platform.workFolder), createOcr()];
    const [first, ...rest] = [platform, ...others].map((each) => createServices(each, { bus, hasher, images, ocr }));
    if (!first) throw new Error('There are no shards.');
    const shards = createShardRouter([first, ...rest], createNameRepo(shared).findOwner);
    const services = createShardedServices(shards, { ping: createInstanceRepo(database).ping, log });
    const crews = shards.all.map(
      ({ workSources }, shard): Crew => ({ sources: workSources, listen: opened[shard]?.listen ?? refuseListening }),
    );
    return { platform, services, direct, crews, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const migrateOver = async (direct: DatabaseOptions, shards: number): Promise<string[]> => {
  const database = openDatabase({ ...direct, max: 1 });
  try {
    return await migrateShards(database, shards);
  } finally {
    await database.close();
  }
};

const openShard = ({ connection, direct }: Connections, shard: number, node: ShardNode, max: number) => {
  let current = node;
  const own = openMovable((options) => openDatabase({ ...options, max }), connectShard(connection, shard, node));
  const reminderDatabase = openMovable(openPipelined, connectShard(direct, shard, node));
  let listener: MovableListener | null = null;
  return {
    database: own,
    reminderDatabase,
    listen: ((options) => {
      const channels = options.channels.map((channel) => schemaOf(shard) + channel);
      const listenAt = (connect: DatabaseOptions) => openListener({ ...options, channels, connect });
      listener = openMovableListener(listenAt, connectShard(direct, shard, current));
      return listener;
    }) satisfies Crew['listen'],
    moveTo(next: ShardNode) {
      if (isSameNode(next, current)) return;
      current = next;
      own.moveTo(connectShard(connection, shard, next));
      reminderDatabase.moveTo(connectShard(direct, shard, next));
      listener?.moveTo(connectShard(direct, shard, next));
    },
    close: async () => void (await Promise.all([own.close(), reminderDatabase.close()])),
  };
};

const refuseListening = (): never => {
  throw new Error('There is no such shard.');
};

/** Draws ids until one belongs to this shard: their ends are random. */
const newIdOf = (shard: number, shards: number): string => {
  for (;;) {
    const id = newId();
    if (shardOf(id, shards) === shard) return id;
  }
};

/** An unreachable shard is skipped; the others are checked. */
const checkSecret = async ({ database, secrets }: SliceDependencies): Promise<void> => {
  try {
    await refuseForeignSecret(database, createInstanceRepo(database), secrets);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  }
};
