import { rmSync } from 'node:fs';
import { type MailServer, startMailServer } from '../app/mail-server.ts';
import { type Balancers, startBalancers } from './balancers.ts';
import { prepareGround, type TestBed } from './daemons.ts';
import { type Databases, startDatabases } from './databases.ts';
import { buildLastRelease } from './last-release.ts';
import { createNode, type Node, runCommand } from './nodes.ts';
import { createProxy } from './proxy.ts';
import { type Store, startStore } from './store.ts';

export type Cluster = {
  /** The address that the balancers share. */
  url: string;
  /** The address of nginx in front of the same nodes, for browsers. */
  proxyUrl: string;
  testBed: TestBed;
  apis: [Node, Node];
  workers: [Node, Node];
  databases: Databases;
  balancers: Balancers;
  store: Store;
  mail: MailServer;
  stop(): Promise<void>;
};

type Stop = () => Promise<void>;

/**
 * Starts three databases, two balancers, a bucket, two API nodes and two workers, each on a separate virtual machine. The
 * nodes run the last release.
 */
export const startCluster = async (
  folder: string,
  { logs, environment }: { logs: string; environment(testBed: TestBed): Record<string, string> },
): Promise<Cluster> => {
  rmSync(logs, { recursive: true, force: true });
  const stops: Stop[] = [];
  const started = async <Daemon extends { stop: Stop }>(starting: Daemon | Promise<Daemon>): Promise<Daemon> => {
    const part = await starting;
    stops.unshift(() => part.stop());
    return part;
  };
  try {
    const testBed = prepareGround(folder, logs);
    const build = await buildLastRelease(folder);
    const databases = await started(startDatabases(testBed));
    const store = await started(startStore(testBed));
    const mail = await started(startMailServer(testBed.folder, testBed.network.ip));
    const proxy = await started(createProxy(testBed));
    const shared: Record<string, string> = {
      PUBLIC_URL: proxy.url,
      // The balancer, and the tests themselves, which choose their address.
      TRUST_PROXY: '2',
      SMTP_URL: mail.url,
      APP_SECRET: 'a secret that only this cluster knows',
      ...store.environment,
      // Rate limits are raised: one person creates the load of many.
      RATE_LIMIT_FACTOR: '100',
      ...environment(testBed),
    };
    // Their addresses are known before the balancers start, which resolve names only once.
    const addNode = (command: 'api' | 'worker', name: string) =>
      createNode(testBed, command, name, { environment: shared, build });
    const apis: [Node, Node] = [addNode('api', 'app1'), addNode('api', 'app2')];
    const workers: [Node, Node] = [addNode('worker', 'worker1'), addNode('worker', 'worker2')];
    const balancers = await started(startBalancers(testBed));
    Object.assign(shared, { DATABASE_URL: balancers.databaseUrl, DATABASE_DIRECT_URL: balancers.sessionUrl });
    await runCommand(testBed, ['doctor', '--fix'], { environment: shared, build });
    for (const node of [...apis, ...workers]) {
      await node.start();
      await started(node);
    }
    await proxy.start(apis.map(({ machine }) => machine));
    return {
      url: balancers.url,
      proxyUrl: proxy.url,
      testBed,
      apis,
      workers,
      databases,
      balancers,
      store,
      mail,
      stop: () => stopAll(stops),
    };
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
};

/** Stops all, even if one fails. */
const stopAll = async (stops: readonly Stop[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped as it should.');
};
