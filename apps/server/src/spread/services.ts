import type { Services } from '../compose.ts';
import { createLiveService } from '../features/live/service.ts';
import type { Logger } from '../platform/logger.ts';
import type { MetricSources } from '../server-metrics.ts';
import { spreadHandlers } from './handlers.ts';
import { spreadPages } from './pages.ts';
import type { Parts } from './parts.ts';

/** Many parts as one: whoever calls is led to theirs, and nobody outside knows that there are several. */
export const spreadServices = (parts: Parts, { ping, log }: { ping: () => Promise<void>; log: Logger }): Services => {
  const first = parts.any();
  const findAlive: Services['acrossParts']['findAlive'] = async (open) => {
    const byPart = Map.groupBy(open, ({ userId }) => parts.of(userId));
    const alive = await Promise.all([...byPart].map(([services, people]) => services.acrossParts.findAlive(people)));
    return new Set(alive.flatMap((ids) => [...ids]));
  };
  const live = createLiveService({ sessions: { findAlive }, log });
  return {
    ...first,
    handlers: spreadHandlers(parts),
    createGuard: (token) => parts.ofToken(token).createGuard(token),
    workSources: parts.all.flatMap(({ workSources }) => workSources),
    healthChecks: { ...first.healthChecks, database: ping },
    live,
    soon: {
      ...first.soon,
      start() {
        for (const { soon } of parts.all) soon.start();
      },
      stop: async () => void (await Promise.all(parts.all.map(({ soon }) => soon.stop()))),
    },
    metricSources: { ...sumMetrics(parts), countStreams: live.count },
    acrossParts: { ...first.acrossParts, findAlive },
    openPublicPages: (webFolder) => spreadPages(parts, webFolder),
    mediaTransfer: {
      receive: (address, upload) => parts.of(address.userId).mediaTransfer.receive(address, upload),
      open: (address) => parts.of(address.userId).mediaTransfer.open(address),
    },
    importTransfer: {
      locate: (address) => parts.of(address.userId).importTransfer.locate(address),
      receive: (address, piece) => parts.of(address.userId).importTransfer.receive(address, piece),
    },
    exportSource: { open: (userId, query) => parts.of(userId).exportSource.open(userId, query) },
  };
};

/** Of those that can be asked: one that is away must not hide the rest. */
const sumMetrics = ({ all }: Parts): Omit<MetricSources, 'countStreams'> => {
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
      ...{ sent: 0, written: 0, unknown: 0, keptBytes: 0 },
      ...sum(sources.map((source) => source.countPublicPages())),
    }),
  };
};

const sum = (counts: readonly Record<string, number>[]): Record<string, number> => {
  const total: Record<string, number> = {};
  for (const [name, count] of counts.flatMap(Object.entries)) total[name] = (total[name] ?? 0) + count;
  return total;
};
