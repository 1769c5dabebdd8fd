import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than two checks of a balancer that checks every second. */
const NOTICE_MS = 3_000;

export type ShutdownNotice = {
  /** Whether balancers should send no new requests. */
  isStopping(): boolean;
  /** Announces the stop to balancers, and resolves when they had time to notice. Requests are served meanwhile. */
  announce(): Promise<void>;
  /** Closes each connection with its next response, so that clients reconnect to another node. */
  closeConnections(app: FastifyInstance): void;
};

/**
 * Balancers reuse connections. If a stopping node closes one while a write is being sent, nobody knows whether the
 * write arrived, and it is not retried. So the stop is announced first, if there is a proxy.
 */
export const createShutdownNotice = ({
  isBehindProxy,
  noticeMs = NOTICE_MS,
}: {
  isBehindProxy: boolean;
  noticeMs?: number;
}): ShutdownNotice => {
  let isStopping = false;
  return {
    isStopping: () => isStopping,
    async announce() {
      isStopping = true;
      if (isBehindProxy) await sleep(noticeMs);
    },
    closeConnections(app) {
      app.addHook('onRequest', (_request, reply, done) => {
        if (isStopping) reply.header('connection', 'close');
        done();
      });
    },
  };
};
