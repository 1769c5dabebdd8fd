import { type PushPlaces, preparePush as preparePushAt, runJourneys as runJourneysOf } from '../app/journeys.ts';
import type { Cluster } from './cluster.ts';
import type { TestBed } from './daemons.ts';

export type { PushPlaces };

/** In a separate network no port is in use. */
const ports = [8443, 8444];

export const preparePush = ({ folder, network }: TestBed): PushPlaces =>
  preparePushAt({ folder, address: network.ip, ports });

/** Runs the journeys against nginx in front of the nodes. */
export const runJourneys = ({ proxyUrl, mail, balancers, testBed }: Cluster, push: PushPlaces): Promise<number> =>
  runJourneysOf({
    url: proxyUrl,
    mailFolder: mail.folder,
    databaseUrl: balancers.databaseUrl,
    push,
    folder: testBed.folder,
    suite: 'cluster',
  });
