import { createHasher, createServices } from '../compose.ts';
import { ConfigError } from '../config.ts';
import type { Connections } from '../connection.ts';
import { openListener } from '../db/listen.ts';
import { connectPart, connectShared, isSameNode, type PartNode, readLayout } from '../db/parts/layout.ts';
import { migrateParts } from '../db/parts/migrate-parts.ts';
import { type MovableListener, openMovable, openMovableListener } from '../db/parts/movable.ts';
import { partOf, schemaOf } from '../db/parts/part.ts';
import { type Database, type DatabaseOptions, openDatabase, openPipelined } from '../db/pool.ts';
import { createInstanceRepo } from '../features/instance/repo.ts';
import { refuseForeignSecret } from '../features/instance/service.ts';
import { createLiveBus } from '../features/live/bus.ts';
import { createLiveRepo } from '../features/live/repo.ts';
import { createNameRepo } from '../features/user/name-repo.ts';
import { AppError } from '../platform/error/app-error.ts';
import { newId } from '../platform/secret/id.ts';
import type { Platform } from '../platform.ts';
import type { Crew, Runtime } from '../runtime.ts';
import { createParts } from './parts.ts';
import { spreadServices } from './services.ts';

/** All but the database. */
export type Surroundings = Omit<Platform, 'database' | 'ringing' | 'spread'>;

type Options = {
  /** To the machine that knows where the parts are. */
  database: Database;
  connections: Connections;
  parts: number;
  isMigrated: boolean;
  surroundings: Surroundings;
};

/** One process has so many connections to all parts together, and never fewer than these to one. */
const CONNECTIONS = { all: 32, least: 4 };
/** A part that was moved answers by its old machine too, only later. */
const LOOK_MS = 10_000;

/** Opens every part where it lies, follows it where it goes, and builds one whole of their services. */
export const openSpread = async (options: Options): Promise<Runtime> => {
  const { database, connections, surroundings } = options;
  const { direct } = connections;
  const { log } = surroundings;
  if (connections.connection.isPooled) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL is set, but these people are spread over machines that each process reaches by itself: unset it.',
    );
  }
  const migrations = options.isMigrated ? [] : await migrateOver(direct, options.parts);
  if (migrations.length > 0) log.info({ migrations }, 'The parts were migrated');
  const shared = openDatabase(connectShared(connections.connection));
  const layout = await readLayout(database, options.parts);
  const max = Math.max(CONNECTIONS.least, Math.ceil(CONNECTIONS.all / options.parts));
  const opened = layout.map((node, part) => openPart(connections, part, node, max));
  const hasher = createHasher({ ...surroundings, database: shared, ringing: shared });
  // On a machine of its own, so that it changes nothing that is read in a part.
  const notify = createLiveRepo(shared, { add: () => undefined }).notify;
  const bus = createLiveBus({ notify, log });
  const platforms = opened.map(({ database: own, ringing }, part): Platform => {
    const spread = { database: shared, newUserId: () => newIdOf(part, options.parts) };
    return { ...surroundings, database: own, ringing, spread };
  });
  const close = async () => {
    clearInterval(timer);
    await bus.flush();
    await Promise.all([shared.close(), ...opened.map((part) => part.close())]);
  };
  const timer = setInterval(() => void follow().catch(() => undefined), LOOK_MS).unref();
  const follow = async () => {
    const found = await readLayout(database, options.parts);
    for (const [part, node] of found.entries()) opened[part]?.moveTo(node);
  };
  try {
    await Promise.all(platforms.map(refuseStrangeSecret));
    const [platform, ...others] = platforms;
    if (!platform) throw new Error('There are no parts.');
    const [first, ...rest] = [platform, ...others].map((each) => createServices(each, { bus, hasher }));
    if (!first) throw new Error('There are no parts.');
    const parts = createParts([first, ...rest], createNameRepo(shared).findOwner);
    const services = spreadServices(parts, { ping: createInstanceRepo(database).ping, log });
    const crews = parts.all.map(
      ({ workSources }, part): Crew => ({ sources: workSources, listen: opened[part]?.listen ?? refuseListening }),
    );
    return { platform, services, direct, crews, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const migrateOver = async (direct: DatabaseOptions, parts: number): Promise<string[]> => {
  const database = openDatabase({ ...direct, max: 1 });
  try {
    return await migrateParts(database, parts);
  } finally {
    await database.close();
  }
};

const openPart = ({ connection, direct }: Connections, part: number, place: PartNode, max: number) => {
  let current = place;
  const own = openMovable((options) => openDatabase({ ...options, max }), connectPart(connection, part, place));
  const ringing = openMovable(openPipelined, connectPart(direct, part, place));
  let listener: MovableListener | null = null;
  return {
    database: own,
    ringing,
    listen: ((options) => {
      const channels = options.channels.map((channel) => schemaOf(part) + channel);
      const listenAt = (connect: DatabaseOptions) => openListener({ ...options, channels, connect });
      listener = openMovableListener(listenAt, connectPart(direct, part, current));
      return listener;
    }) satisfies Crew['listen'],
    moveTo(node: PartNode) {
      if (isSameNode(node, current)) return;
      current = node;
      own.moveTo(connectPart(connection, part, node));
      ringing.moveTo(connectPart(direct, part, node));
      listener?.moveTo(connectPart(direct, part, node));
    },
    close: async () => void (await Promise.all([own.close(), ringing.close()])),
  };
};

const refuseListening = (): never => {
  throw new Error('There is no such part.');
};

/** Every so many are of this part, as their ends are random. */
const newIdOf = (part: number, parts: number): string => {
  for (;;) {
    const id = newId();
    if (partOf(id, parts) === part) return id;
  }
};

/** A part whose machine is away says nothing; the others do. */
const refuseStrangeSecret = async ({ database, secrets }: Platform): Promise<void> => {
  try {
    await refuseForeignSecret(database, createInstanceRepo(database), secrets);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  }
};
