import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCeph } from '../lib/ceph.mjs';
import { type Daemon, signalProcess, type TestBed } from './daemons.ts';

export type Store = { environment: Record<string, string>; gateway: Daemon; stop(): Promise<void> };

/** Ceph on a separate machine, with faults in its S3 gateway. */
export const startStore = async ({ folder, network }: TestBed): Promise<Store> => {
  const machine = network.addMachine('store');
  const place = join(folder, 'ceph');
  mkdirSync(place);
  const ceph = await startCeph(place, { address: machine.ip, enter: machine.enter() });
  const signal = (which: NodeJS.Signals) => signalProcess(Number(readFileSync(join(place, 'rgw.pid'), 'utf8')), which);
  const gateway: Daemon = {
    name: 'the S3 gateway',
    machine,
    start: ceph.startGateway,
    kill: async () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => signal('SIGTERM'),
  };
  return { environment: ceph.environment, gateway, stop: ceph.stop };
};
