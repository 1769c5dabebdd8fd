import type { Contestant } from './contestant.ts';
import { startParseServer } from './parse-server.ts';
import { startPocketBase } from './pocketbase.ts';

/** Starts the other programs that are available. */
export const startOthers = async () => {
  const [parseServer, pocketBase] = [await startParseServer(), await startPocketBase()];
  const others: { contestant: Contestant; short: 'Parse Server' | 'PocketBase' }[] = [];
  if (parseServer) others.push({ contestant: parseServer, short: 'Parse Server' });
  if (pocketBase) others.push({ contestant: pocketBase, short: 'PocketBase' });
  return others;
};
