import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';
import type { Doors } from './doors.ts';

export type HealthCheck = () => Promise<unknown>;

/**
 * `/healthz`: the process is up. `/readyz`: what it needs is reachable too. `/readyz/database` and `/readyz/storage`: one part
 * alone, for balancers: a bucket that is away for all nodes is no reason to send visitors to none.
 */
export const addHealthRoutes = (app: FastifyInstance, checks: Record<string, HealthCheck>, doors?: Doors): void => {
  const answerReady = async (asked: readonly HealthCheck[]) => {
    // Not found, as balancers have it: whoever is being served here is served to the end, and nobody new is sent.
    if (doors?.isClosing()) throw new AppError('not_found');
    const results = await Promise.allSettled(asked.map((check) => check()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw new AppError('unavailable', { cause: failed.reason, retryAfterSeconds: 2 });
    return { data: { status: 'ready' } };
  };
  app.get('/healthz', async () => ({ data: { status: 'up' } }));
  app.get('/readyz', () => answerReady(Object.values(checks)));
  for (const [part, check] of Object.entries(checks)) app.get(`/readyz/${part}`, () => answerReady([check]));
};
