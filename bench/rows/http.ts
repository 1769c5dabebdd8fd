import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startThrowawayApp } from '../../scripts/app/run-app.ts';
import { fromRoot, pinnedNode } from '../../scripts/lib/paths.mjs';
import { measureThroughput } from '../load.ts';
import { type Benchmark, median, perSecond } from '../row.ts';

const GOAL = 0.25;
const PATH = '/healthz';
const CONNECTIONS = 8;

/** The smallest call there is, beside bare node:http that sends the same bytes. */
export const measureHttp: Benchmark = async ({ rounds, seconds }) => {
  const app = await startThrowawayApp({ environment: { LOG_LEVEL: 'warn' } });
  const bare = await startBareServer(`${app.url}${PATH}`);
  try {
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      reference.push(await measureThroughput({ port: bare.port, path: PATH, connections: CONNECTIONS, seconds }));
      ours.push(await measureThroughput({ port: app.port, path: PATH, connections: CONNECTIONS, seconds }));
    }
    const ratio = median(ours) / median(reference);
    return [
      {
        work: `GET ${PATH}, ${CONNECTIONS} connections`,
        ratio,
        ours: perSecond(median(ours)),
        reference: `${perSecond(median(reference))}, bare node:http`,
        goal: `at least ${GOAL}`,
        isMet: ratio >= GOAL,
      },
    ];
  } finally {
    bare.stop();
    await app.stop();
  }
};

/** Hop-by-hop fields and the date are the server's own business. */
const ownFields = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

const startBareServer = async (modelUrl: string): Promise<{ port: number; stop(): void }> => {
  const model = await fetch(modelUrl);
  const headers = Object.fromEntries([...model.headers].filter(([name]) => !ownFields.has(name)));
  const child = fork(fromRoot('bench', 'bare-server.ts'), [await model.text(), JSON.stringify(headers)], {
    execPath: pinnedNode,
  });
  const [address] = (await once(child, 'message')) as [AddressInfo];
  return { port: address.port, stop: () => child.kill() };
};
