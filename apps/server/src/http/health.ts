import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';

export type HealthCheck = () => Promise<unknown>;

/** `/healthz`: the process is up. `/readyz`: what it needs is reachable too. */
export const addHealthRoutes = (app: FastifyInstance, checks: Record<string, HealthCheck>): void => {
  app.get('/healthz', async () => ({ data: { status: 'up' } }));
  app.get('/readyz', async () => {
    const results = await Promise.allSettled(Object.values(checks).map((check) => check()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw new AppError('unavailable', { cause: failed.reason, retryAfterSeconds: 2 });
    return { data: { status: 'ready' } };
  });
};
