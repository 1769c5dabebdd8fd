import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../../lib/paths.mjs';

export type Bridge = { url: string; close(): void };

/** Runs in the other network: forwards a stream to a port there. */
const FAR_END = `
  const net = require('node:net');
  const [path, port] = process.argv.slice(1);
  net.createServer((near) => {
    const far = net.connect(Number(port), '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]]) one.on('error', () => other.destroy()).pipe(other);
  }).listen(path);`;

/** A local port that forwards to a port of a process in another network namespace. */
export const openBridge = async (pid: number, port: number): Promise<Bridge> => {
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-bridge-'));
  const path = join(folder, 'socket');
  const args = [`--net=/proc/${pid}/ns/net`, pinnedNode, '-e', FAR_END, path, `${port}`];
  const farEnd = spawn('nsenter', args, { stdio: 'inherit' });
  const nearEnd = createServer((near) => couple(near, connect(path)));
  await new Promise<void>((resolve) => nearEnd.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(nearEnd.address() as AddressInfo).port}`,
    close: () => {
      farEnd.kill();
      nearEnd.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const couple = (near: Socket, far: Socket) => {
  near.on('error', () => far.destroy()).pipe(far);
  far.on('error', () => near.destroy()).pipe(near);
};
