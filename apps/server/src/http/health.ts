import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';
import type { Doors } from './doors.ts';

export type HealthCheck = () => Promise<unknown>;

/**
 * `/healthz`: the process is up. `/readyz`: what it needs is reachable too. `/readyz/database` and `/readyz/storage`: one part
 * alone, for balancers: a bucket that is away for all nodes is no reason to send visitors to none.
 */
export const addHealthRoutes = (app: FastifyInstance, checks: Record<string, HealthCheck>, doors?: Doors): void => {
  const own = doors ? [doors.check] : [];
  app.get('/healthz', async () => ({ data: { status: 'up' } }));
  app.get('/readyz', () => answerReady([...own, ...Object.values(checks)]));
  for (const [part, check] of Object.entries(checks)) app.get(`/readyz/${part}`, () => answerReady([...own, check]));
};

const answerReady = async (checks: readonly HealthCheck[]) => {
  const results = await Promise.allSettled(checks.map((check) => check()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new AppError('unavailable', { cause: failed.reason, retryAfterSeconds: 2 });
  return { data: { status: 'ready' } };
};
