import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 50;

/**
 * Lets running requests finish during a stop. Node closes connections that are idle at that moment; one that becomes
 * idle later would delay the stop by its keep-alive time.
 */
export const closeIdleConnections = (app: FastifyInstance): void => {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_AGAIN_MS);
      app.server.once('close', () => clearInterval(timer));
    }
    done();
  });
};
