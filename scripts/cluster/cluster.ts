import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCeph } from '../lib/ceph.mjs';
import { createBalancer } from './balancer.ts';
import { type Ground, prepareGround } from './daemons.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { createNode, type Node, runCommand } from './nodes.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';

export type Cluster = {
  /** The address of the balancer. */
  url: string;
  ground: Ground;
  apis: [Node, Node];
  workers: [Node, Node];
  postgres: PostgresPair;
  pooler: Pooler;
  mail: MailServer;
  stop(): Promise<void>;
};

type Stop = () => Promise<void>;

/** Two PostgreSQL, a pooler, a bucket, two API nodes, two workers and a balancer, all on this machine. */
export const startCluster = async (
  folder: string,
  { logs, environment = {} }: { logs: string; environment?: Record<string, string> },
): Promise<Cluster> => {
  rmSync(logs, { recursive: true, force: true });
  const stops: Stop[] = [];
  const started = async <Part extends { stop: Stop }>(starting: Promise<Part>): Promise<Part> => {
    const part = await starting;
    stops.unshift(() => part.stop());
    return part;
  };
  try {
    const ground = prepareGround(folder, logs);
    const postgres = await started(startPostgresPair(ground));
    const pooler = await started(startPooler(ground, postgres.primaryPort()));
    const ceph = await started(startCeph(makeSubfolder(folder, 'ceph')));
    const mail = await started(startMailServer(makeSubfolder(folder, 'mail')));
    const balancer = await started(createBalancer(ground));
    const shared = {
      PUBLIC_URL: balancer.url,
      // The balancer, and the visitors themselves, who say which address they play.
      TRUST_PROXY: '2',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: pooler.sessionUrl,
      SMTP_URL: mail.url,
      APP_SECRET: 'a secret that only this cluster knows',
      ...ceph.environment,
      // Rate limits are raised: one person makes the load of many.
      RATE_LIMIT_FACTOR: '100',
      ...environment,
    };
    await runCommand(ground, ['doctor', '--fix'], shared);
    const startNode = async (command: 'api' | 'worker', nr: number) => {
      const node = await started(createNode(ground, command, `${command}-${nr}`, shared));
      await node.start();
      return node;
    };
    const apis: [Node, Node] = [await startNode('api', 1), await startNode('api', 2)];
    const workers: [Node, Node] = [await startNode('worker', 1), await startNode('worker', 2)];
    await balancer.start(apis.map(({ port }) => port));
    return {
      url: balancer.url,
      ground,
      apis,
      workers,
      postgres,
      pooler,
      mail,
      stop: () => stopAll(stops),
    };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
};

/** Stops all, also where one fails. */
const stopAll = async (stops: readonly Stop[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped as it should.');
};

const makeSubfolder = (folder: string, name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};
