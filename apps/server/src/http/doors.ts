import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than a balancer that asks every second takes to believe a second refusal. */
const NOTICE_MS = 3_000;

export type Doors = {
  /** Whether nobody new should be sent here. */
  isClosing(): boolean;
  /** Says that this node is about to stop, and serves whoever comes all the same until that is known. */
  announceClosing(): Promise<void>;
  /** Whoever is answered from then on comes back on another connection, and so elsewhere. */
  sendAway(app: FastifyInstance): void;
};

/**
 * A balancer reuses the connections that it has to a node. One that a stopping node closes at the very moment a write
 * is sent over it costs that write: nobody knows whether it arrived, so nobody sends it again. Hence the notice before,
 * where there is a proxy that reads it.
 */
export const createDoors = ({
  isBehindProxy,
  noticeMs = NOTICE_MS,
}: {
  isBehindProxy: boolean;
  noticeMs?: number;
}): Doors => {
  let isClosing = false;
  return {
    isClosing: () => isClosing,
    async announceClosing() {
      isClosing = true;
      if (isBehindProxy) await sleep(noticeMs);
    },
    sendAway(app) {
      app.addHook('onRequest', (_request, reply, done) => {
        if (isClosing) reply.header('connection', 'close');
        done();
      });
    },
  };
};
