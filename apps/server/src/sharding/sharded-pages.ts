import type { PublicPages } from '../http/public-pages.ts';
import { findAmong, type ShardRouter } from './shard-router.ts';

/** The number of links that are remembered with their shard. */
const KNOWN_MAX = 10_000;

/**
 * Public pages. A link does not contain a person, so all shards are asked once. Unknown links go to the first shard,
 * which answers 404.
 */
export const createShardedPages = (shards: ShardRouter, webFolder: string): PublicPages => {
  const pages = new Map(shards.all.map((services) => [services, services.openPublicPages(webFolder)]));
  const [first] = pages.values();
  if (!first) throw new Error('There are no shards.');
  const known = new Map<string, PublicPages>();

  const ofLink = async (token: string): Promise<PublicPages> => {
    const before = known.get(token);
    if (before) return before;
    const owner = await findAmong(shards, async (services) =>
      (await services.acrossShards.hasShare(token)) ? services : null,
    );
    const found = owner && pages.get(owner);
    if (!found) return first;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(token, found);
    return found;
  };
  const ofName = async (username: string): Promise<PublicPages> => pages.get(await shards.ofName(username)) ?? first;

  return {
    policy: first.policy,
    chooseEncoding: first.chooseEncoding,
    gone: first.gone,
    failed: first.failed,
    note: async (token, ...rest) => (await ofLink(token)).note(token, ...rest),
    unlock: async (token, passphrase, visitor) => (await ofLink(token)).unlock(token, passphrase, visitor),
    media: async (token, ...rest) => (await ofLink(token)).media(token, ...rest),
    photo: async (token, visitor) => (await ofLink(token)).photo(token, visitor),
    card: async (token, visitor) => (await ofLink(token)).card(token, visitor),
    profile: async (username, ...rest) => (await ofName(username)).profile(username, ...rest),
    picture: async (username, ...rest) => (await ofName(username)).picture(username, ...rest),
    async close() {
      await Promise.all([...pages.values()].map((each) => each.close()));
    },
  };
};
