import { promisify } from 'node:util';
import { buildApp } from '../../apps/server/src/app.ts';
import { loadConfig } from '../../apps/server/src/config.ts';
import { prepareConnections } from '../../apps/server/src/db/prepare-connections.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { openRuntime } from '../../apps/server/src/runtime.ts';
import { findFreePort, makeDataFolder, removeDataFolder } from '../../scripts/app/run-app.ts';

export type ImpatientApp = {
  url: string;
  port: number;
  countConnections(): Promise<number>;
  stop(): Promise<void>;
};

/** The app in this very process, which waits for requests a fifth of the time that others do. */
export const startImpatientApp = async (): Promise<ImpatientApp> => {
  const dataDir = await makeDataFolder();
  const port = await findFreePort();
  const config = loadConfig({ DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: 'silent' });
  const log = createLogger('silent');
  const runtime = await openRuntime(config, log, await prepareConnections(config, log));
  const app = await buildApp({
    ...runtime.services,
    version: 'test',
    webFolder: '/nowhere',
    isSecure: false,
    trustProxy: false,
    timeouts: { headMs: 1_000, headSpanMs: 200, bodyMs: 2_400, bodySpanMs: 200, uploadSpanMs: 2_600 },
  });
  const url = await app.listen({ port, host: '127.0.0.1', listenTextResolver: () => '' });
  return {
    url,
    port,
    countConnections: promisify(app.server.getConnections.bind(app.server)),
    async stop() {
      await app.close();
      await runtime.close();
      await removeDataFolder(dataDir);
    },
  };
};
