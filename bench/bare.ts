import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fromRoot, pinnedNode } from '../scripts/lib/paths.mjs';

export type BareServer = { port: number; pid: number; stop(): void };

/** Headers that node:http sets itself. */
const ownFields = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/** Bare node:http that answers this request with the same bytes as the app. */
export const startBareServer = async (modelUrl: string, token?: string): Promise<BareServer> => {
  const model = await fetch(modelUrl, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const headers = Object.fromEntries([...model.headers].filter(([name]) => !ownFields.has(name)));
  const child = fork(fromRoot('bench', 'bare-server.ts'), [await model.text(), JSON.stringify(headers)], {
    execPath: pinnedNode,
  });
  const [address] = (await once(child, 'message')) as [AddressInfo];
  return { port: address.port, pid: child.pid ?? 0, stop: () => child.kill() };
};
