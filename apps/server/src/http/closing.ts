import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 50;

/**
 * Whoever is being answered while the app stops gets the answer. Node closes the connections that are idle at the
 * moment of stopping; one that falls idle later would hold up the stop for as long as it is kept alive.
 */
export const closeAsTheyFallIdle = (app: FastifyInstance): void => {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_AGAIN_MS);
      app.server.once('close', () => clearInterval(timer));
    }
    done();
  });
};
