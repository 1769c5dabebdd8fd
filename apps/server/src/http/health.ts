import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';
import type { ShutdownNotice } from './shutdown-notice.ts';

export type HealthCheck = () => Promise<unknown>;

/**
 * `/healthz`: the process runs. `/readyz`: its dependencies are reachable. `/readyz/database` and `/readyz/storage`:
 * one dependency, for balancers. If the bucket fails for all nodes, they should still get visitors.
 */
export const addHealthRoutes = (
  app: FastifyInstance,
  checks: Record<string, HealthCheck>,
  shutdownNotice?: ShutdownNotice,
): void => {
  const shared = Object.fromEntries(Object.entries(checks).map(([part, check]) => [part, shareRunning(check)]));
  const answerReady = async (asked: readonly HealthCheck[]) => {
    // Balancers read 404 as draining: requests in progress finish, and no new ones arrive.
    if (shutdownNotice?.isStopping()) throw new AppError('not_found');
    const results = await Promise.allSettled(asked.map((check) => check()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw new AppError('unavailable', { cause: failed.reason, retryAfterSeconds: 2 });
    return { data: { status: 'ready' } };
  };
  app.get('/healthz', async () => ({ data: { status: 'up' } }));
  app.get('/readyz', () => answerReady(Object.values(shared)));
  for (const [part, check] of Object.entries(shared)) app.get(`/readyz/${part}`, () => answerReady([check]));
};

/** Anybody may call, and a check asks the database or the bucket: callers that come meanwhile wait for the same one. */
const shareRunning = (check: HealthCheck): HealthCheck => {
  let running: Promise<unknown> | null = null;
  return () => {
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  };
};
