import { readState, underLock } from '../db/migrate.ts';
import { connectPart, readLayout } from '../db/parts/layout.ts';
import { makeParts } from '../db/parts/make-parts.ts';
import { openSpread, type Surroundings } from '../spread/runtime.ts';
import type { TestDatabase } from './database.ts';

/** The services of an instance of parts, on the database of a test. `connection` leads to the first of them. */
export const openTestParts = async (
  { whole: { database, connection } }: TestDatabase,
  parts: number,
  surroundings: Surroundings,
) => {
  if ((await readState(database)).parts === null) await underLock(database, (client) => makeParts(client, parts));
  const connections = { connection, direct: connection, stop: async () => undefined };
  const opened = await openSpread({ database, connections, parts, isMigrated: true, surroundings });
  const [node = null] = await readLayout(database, parts);
  return { ...opened, connection: connectPart(connection, 0, node) };
};
