import { createLiveService } from '../features/live/service.ts';
import type { MetricSources } from '../http/server-metrics.ts';
import type { Logger } from '../platform/logger.ts';
import type { Services } from '../services.ts';
import type { ShardRouter } from './shard-router.ts';
import { createShardedFeeds } from './sharded-feeds.ts';
import { createShardedHandlers } from './sharded-handlers.ts';
import { createShardedPages } from './sharded-pages.ts';

/** Combines the services of all shards: calls are routed to the shard of their person. */
export const createShardedServices = (
  shards: ShardRouter,
  { ping, log }: { ping: () => Promise<void>; log: Logger },
): Services => {
  const first = shards.any();
  const findAlive: Services['acrossShards']['findAlive'] = async (open) => {
    const byShard = Map.groupBy(open, ({ userId }) => shards.of(userId));
    const alive = await Promise.all([...byShard].map(([services, people]) => services.acrossShards.findAlive(people)));
    return new Set(alive.flatMap((ids) => [...ids]));
  };
  const live = createLiveService({ sessions: { findAlive }, log });
  return {
    ...first,
    handlers: createShardedHandlers(shards),
    requireOperator: (userId) => shards.of(userId).requireOperator(userId),
    people: {
      ...first.people,
      of: (userId) => shards.of(userId).people.of(userId),
      tellOperators: async (notice) =>
        void (await Promise.all(shards.all.map(({ people }) => people.tellOperators(notice)))),
    },
    createGuard: (token, needed) => shards.ofToken(token).createGuard(token, needed),
    workSources: shards.all.flatMap(({ workSources }) => workSources),
    healthChecks: { ...first.healthChecks, database: ping },
    live,
    indexScheduler: {
      ...first.indexScheduler,
      start() {
        for (const { indexScheduler } of shards.all) indexScheduler.start();
      },
      stop: async () => void (await Promise.all(shards.all.map(({ indexScheduler }) => indexScheduler.stop()))),
    },
    metricSources: { ...sumMetrics(shards), countStreams: live.count },
    acrossShards: { ...first.acrossShards, findAlive },
    calendarFeeds: createShardedFeeds(shards),
    openPublicPages: (webFolder) => createShardedPages(shards, webFolder),
    mediaTransfer: {
      receive: (address, upload) => shards.of(address.userId).mediaTransfer.receive(address, upload),
      open: (address) => shards.of(address.userId).mediaTransfer.open(address),
    },
    importTransfer: {
      locate: (address) => shards.of(address.userId).importTransfer.locate(address),
      receive: (address, piece) => shards.of(address.userId).importTransfer.receive(address, piece),
    },
    exportSource: { open: (userId, query) => shards.of(userId).exportSource.open(userId, query) },
  };
};

/** Sums over the reachable shards: an unreachable one must not hide the rest. */
const sumMetrics = ({ all }: ShardRouter): Omit<MetricSources, 'countStreams'> => {
  const sources = all.map(({ metricSources }) => metricSources);
  const ask = async <Answer>(read: (source: MetricSources) => Promise<Answer>): Promise<Answer[]> =>
    (await Promise.allSettled(sources.map(read))).flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    );
  return {
    countConnections: () => sum(sources.map((source) => source.countConnections())),
    countJobs: async () => sum(await ask((source) => source.countJobs())),
    countImports: async () => sum(await ask((source) => source.countImports())),
    countUnindexed: async () => sum(await ask((source) => source.countUnindexed())),
    findLatenessSeconds: async () => Math.max(0, ...(await ask((source) => source.findLatenessSeconds()))),
    countPublicPages: () => ({
      sent: 0,
      written: 0,
      unknown: 0,
      keptBytes: 0,
      ...sum(sources.map((source) => source.countPublicPages())),
    }),
  };
};

const sum = (counts: readonly Record<string, number>[]): Record<string, number> => {
  const total: Record<string, number> = {};
  for (const [name, count] of counts.flatMap(Object.entries)) total[name] = (total[name] ?? 0) + count;
  return total;
};
