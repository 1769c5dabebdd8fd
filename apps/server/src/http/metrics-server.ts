import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Only this machine may read metrics. */
const LOOPBACK = '127.0.0.1';

/** Serves `/metrics` on a separate port, so that no proxy exposes it by accident. */
export const startMetricsServer = async (
  port: number,
  format: () => Promise<string>,
): Promise<{ port: number; close(): Promise<void> }> => {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await format());
  });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
