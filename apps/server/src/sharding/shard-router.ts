import { shardOf } from '../db/shards/shard.ts';
import { parseToken } from '../platform/secret/token.ts';
import type { Services } from '../services.ts';

/** Finds the services of a shard. */
export type ShardRouter = {
  all: readonly Services[];
  /** Routes by a user id, which may be unproved. */
  of(userId: string | null | undefined): Services;
  /** Routes by the user id inside a token. */
  ofToken(token: string | undefined): Services;
  /** Routes by a username or an e-mail address. Unknown names cost the same time as known ones. */
  ofName(name: string): Promise<Services>;
  /** For new people. */
  any(): Services;
};

type FindOwner = (name: string) => Promise<string | null>;

export const createShardRouter = (all: readonly [Services, ...Services[]], findOwner: FindOwner): ShardRouter => {
  const of = (userId: string | null | undefined): Services => all[shardOf(userId ?? '', all.length)] ?? all[0];
  const any = () => all[Math.floor(Math.random() * all.length)] ?? all[0];
  return {
    all,
    of,
    any,
    ofToken: (token) => of(token && parseToken(token)?.userId),
    async ofName(name) {
      const owner = await findOwner(name);
      return owner === null ? any() : of(owner);
    },
  };
};

/** Asks all shards. Throws the error of an unreachable one only if no other has an answer. */
export const findAmong = async <Found>(
  shards: ShardRouter,
  ask: (services: Services) => Promise<Found | null>,
): Promise<Found | null> => {
  const answers = await Promise.allSettled(shards.all.map(ask));
  const found = answers.find((answer) => answer.status === 'fulfilled' && answer.value !== null);
  if (found?.status === 'fulfilled') return found.value;
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return null;
};
