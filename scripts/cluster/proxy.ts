import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../app/run-app.ts';
import { fromRoot } from '../lib/paths.mjs';
import { getProgram, isPortOpen, makeFolder, type TestBed, waitForEnd, waitUntil, writeFor } from './daemons.ts';
import type { Machine } from './network.ts';

type Proxy = { url: string; start(nodes: readonly Machine[]): Promise<void>; stop(): Promise<void> };

/**
 * nginx with `ops/nginx.conf`, without TLS and with the addresses of this network. It is on the machine of the browsers,
 * which trust a page without TLS only there.
 */
export const createProxy = async (testBed: TestBed): Promise<Proxy> => {
  const folder = makeFolder(testBed, 'nginx');
  const port = await findFreePort();
  let stop = async (): Promise<void> => undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async start(nodes) {
      const file = join(folder, 'nginx.conf');
      writeFor(testBed, file, frame(folder, localise(port, nodes)));
      const log = openSync(join(testBed.logs, 'nginx.log'), 'a');
      const child = spawn(getProgram('nginx'), ['-e', 'stderr', '-p', folder, '-c', file], {
        stdio: ['ignore', log, log],
      });
      stop = async () => {
        child.kill('SIGTERM');
        await waitForEnd(child);
      };
      await waitUntil('nginx answers', () => isPortOpen(port));
    },
    stop: () => stop(),
  };
};

const localise = (port: number, nodes: readonly Machine[]): string => {
  const shipped = readFileSync(fromRoot('ops', 'nginx.conf'), 'utf8');
  const upstream = /upstream pinlife \{[\s\S]*?\n\}/.exec(shipped)?.[0] ?? '';
  const server = shipped.slice(shipped.lastIndexOf('\nserver {'));
  const line = /^.*server 127\.0\.0\.1:8080.*$/m.exec(upstream)?.[0] ?? '';
  const lines = nodes.map(({ ip }) => line.replace('127.0.0.1', ip)).join('\n');
  const local = server
    .replace(/^ *listen \[::\].*\n/m, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    // The tests send requests of many addresses through a trusted proxy.
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $proxy_add_x_forwarded_for');
  return `${upstream.replace(line, lines)}\n${local}`;
};

const frame = (folder: string, inside: string): string => `
daemon off;
user root;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${inside}
}
`;
