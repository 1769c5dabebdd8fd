import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { defaultTimeouts, takeUpload } from './body-deadline.ts';

it('survives a sender that disconnects before the body is read', async () => {
  const { promise: mayRead, resolve: read } = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<Buffer>();
  const server = createServer((raw) => {
    raw.once('close', () => read());
    takeUpload(raw, defaultTimeouts, async (body) => {
      await mayRead;
      return buffer(body);
    }).then(taken.resolve, taken.reject);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sender = request({ port, method: 'PUT', headers: { 'content-length': 1000 } });
  sender.on('error', () => undefined);
  sender.write('the beginning');
  const refused = expect(taken.promise).rejects.toMatchObject({ code: 'upload_timeout' });
  await once(server, 'request');
  sender.destroy();
  await refused;
  server.close();
});
