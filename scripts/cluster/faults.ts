import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Daemon } from './daemons.ts';
import { PATRONI } from './databases.ts';
import type { Machine } from './network.ts';

/** Longer than the time in which all parts notice a loss. */
const AWAY_MS = 8_000;
/**
 * HAProxy checks every second, and takes a node out after the second failed check of two seconds; until then every other
 * call still finds a node.
 */
const NODE_NOTICED_MS = 8_000;
/** Calls to a silent node are answered after 16 seconds. */
const CALL_GIVEN_UP_MS = 18_000;
/** keepalived reacts to the second failed check of two seconds, and moves the address within three. */
const BALANCER_NOTICED_MS = 10_000;
/**
 * A silent primary is replaced after the end of its lock (ttl), at the next check of a standby (loop_wait), which is
 * promoted, found by HAProxy and connected to.
 */
const FAILOVER_MS = PATRONI.ttlMs + PATRONI.loopWaitMs + 5_000;
/** A silent standby is dropped after wal_sender_timeout and replaced within loop_wait. */
const STANDBY_REPLACED_MS = PATRONI.walSenderTimeoutMs + PATRONI.loopWaitMs + 5_000;

type Fault = {
  title: string;
  /** The longest time without an answered write. */
  promisedMs: number;
  injectFault(cluster: Cluster): Promise<void>;
  /**
   * Calls that may stay without an answer: all of them if the balancer is gone, which would have to give it; the writes of a
   * killed node, because HAProxy before 3.0 closes a kept connection then, for the browser to repeat.
   */
  mayStaySilent?: 'calls' | 'writes';
  /** Live events of the last moment may be lost with the node that would have sent them. */
  mayStayUntold?: true;
};

type FindDaemon = (cluster: Cluster) => Daemon | Promise<Daemon>;

const kill = async (part: Daemon, awayMs = AWAY_MS): Promise<void> => {
  await part.kill();
  await sleep(awayMs);
  await part.start();
};

const freeze = async (part: Daemon, awayMs = AWAY_MS): Promise<void> => {
  part.freeze();
  await sleep(awayMs);
  part.thaw();
};

export type FaultPromise = Omit<Fault, 'title' | 'injectFault'>;
type InjectedFault = FaultPromise & {
  what: string;
  find: FindDaemon;
  awayMs?: number;
  /** Differs if the part is killed instead of frozen. */
  killed?: Partial<FaultPromise>;
};

const killAndFreeze = ({ what, find, awayMs, killed, ...promise }: InjectedFault): Fault[] => [
  {
    ...promise,
    ...killed,
    title: `${what} is killed`,
    injectFault: async (cluster) => kill(await find(cluster), awayMs),
  },
  { ...promise, title: `${what} is frozen`, injectFault: async (cluster) => freeze(await find(cluster), awayMs) },
];

type Ends = (cluster: Cluster) => Promise<[Machine, Machine][]> | [Machine, Machine][];

const cut = (title: string, promisedMs: number, findEnds: Ends, awayMs = AWAY_MS): Fault => ({
  title,
  promisedMs,
  async injectFault(cluster) {
    const { network } = cluster.testBed;
    for (const [one, other] of await findEnds(cluster)) network.cut(one, other);
    await sleep(awayMs);
    network.mend();
  },
});

const findPrimary = async ({ databases }: Cluster) => databases.findPrimary();

export const faults: readonly Fault[] = [
  ...killAndFreeze({
    what: 'the primary database',
    find: async (cluster) => (await findPrimary(cluster)).patroni,
    promisedMs: FAILOVER_MS,
    awayMs: FAILOVER_MS,
  }),
  ...killAndFreeze({
    what: 'the standby in step',
    find: async ({ databases }) => (await databases.findStandbys()).inStep.patroni,
    promisedMs: STANDBY_REPLACED_MS,
    awayMs: STANDBY_REPLACED_MS,
  }),
  ...killAndFreeze({
    what: 'the leader of etcd',
    find: async ({ databases }) => (await databases.findEtcdLeader()).etcd,
    promisedMs: NODE_NOTICED_MS,
    awayMs: BALANCER_NOTICED_MS,
  }),
  ...killAndFreeze({
    what: 'HAProxy',
    find: ({ balancers }) => balancers.findActive().haproxy,
    promisedMs: BALANCER_NOTICED_MS,
    awayMs: BALANCER_NOTICED_MS,
    mayStaySilent: 'calls',
  }),
  ...killAndFreeze({
    what: 'PgBouncer',
    find: ({ balancers }) => balancers.findActive().pooler,
    promisedMs: BALANCER_NOTICED_MS,
    awayMs: BALANCER_NOTICED_MS,
    mayStaySilent: 'calls',
  }),
  ...killAndFreeze({
    what: 'an API node',
    find: ({ apis }) => apis[0],
    promisedMs: NODE_NOTICED_MS,
    awayMs: CALL_GIVEN_UP_MS,
    killed: { mayStaySilent: 'writes', mayStayUntold: true },
  }),
  ...killAndFreeze({ what: 'a worker', find: ({ workers }) => workers[0], promisedMs: NODE_NOTICED_MS }),
  ...killAndFreeze({ what: 'the S3 gateway', find: ({ store }) => store.gateway, promisedMs: NODE_NOTICED_MS }),
  cut(
    'the primary is cut off from the standby in step',
    STANDBY_REPLACED_MS,
    async ({ databases }) => [
      [(await databases.findPrimary()).machine, (await databases.findStandbys()).inStep.machine],
    ],
    STANDBY_REPLACED_MS,
  ),
  cut(
    'the primary is cut off from the other databases',
    FAILOVER_MS,
    async ({ databases }) => {
      const primary = await databases.findPrimary();
      const others = databases.nodes.filter((node) => node !== primary);
      return others.map(({ machine }) => [primary.machine, machine]);
    },
    FAILOVER_MS,
  ),
  cut(
    'the primary is cut off from the balancers',
    // Patroni notices nothing, so it lasts as long as the cut.
    AWAY_MS + NODE_NOTICED_MS,
    async ({ databases, balancers }) => {
      const { machine } = await databases.findPrimary();
      return balancers.machines.map((balancer) => [machine, balancer.machine]);
    },
  ),
  cut(
    'an API node is cut off from the balancers',
    NODE_NOTICED_MS,
    ({ apis, balancers }) => balancers.machines.map(({ machine }) => [apis[0].machine, machine]),
    CALL_GIVEN_UP_MS,
  ),
  cut('a worker is cut off from the balancers', NODE_NOTICED_MS, ({ workers, balancers }) =>
    balancers.machines.map(({ machine }) => [workers[0].machine, machine]),
  ),
  cut('an API node is cut off from the storage', NODE_NOTICED_MS, ({ apis, store }) => [
    [apis[0].machine, store.gateway.machine],
  ]),
  {
    ...cut('the balancers are cut off from each other', BALANCER_NOTICED_MS, ({ balancers: { machines } }) =>
      machines.slice(1).map(({ machine }) => [machines[0]?.machine ?? machine, machine]),
    ),
    mayStaySilent: 'calls',
  },
];
