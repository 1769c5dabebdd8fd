import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenApp } from '../../e2e/support/given-app.ts';
import { createSelfSigned } from '../../testing/self-signed.ts';
import { run } from '../lib/child.mjs';
import { fromRoot, pinnedNode } from '../lib/paths.mjs';
import type { Cluster } from './cluster.ts';
import type { Ground } from './daemons.ts';

export type PushPlaces = GivenApp['push'] & { environment: Record<string, string> };

/** Playwright's workers; each has a push service of its own, on a network of our own. */
const ports = [8443, 8444];

/** The nodes learn at their start which push services to believe, long before the journeys open them. */
export const preparePush = ({ folder, network }: Ground): PushPlaces => {
  const address = network.ip;
  const pair = createSelfSigned(address);
  const certFile = join(folder, 'push-cert.pem');
  writeFileSync(certFile, pair.cert);
  const hosts = ports.map((port) => `${address}:${port}`).join(',');
  return { ...pair, address, ports, environment: { PUSH_ALLOW_HOSTS: hosts, NODE_EXTRA_CA_CERTS: certFile } };
};

/** `JOURNEYS="share strangers"`: these alone. */
const narrowed = process.env['JOURNEYS']?.split(' ') ?? [];

/** Runs the end-to-end tests against nginx before the nodes and answers how they ended. */
export const runJourneys = (
  { proxyUrl, mail, balancers, ground }: Cluster,
  { environment: _environment, ...push }: PushPlaces,
): Promise<number> => {
  const given: GivenApp = { url: proxyUrl, mailFolder: mail.folder, databaseUrl: balancers.databaseUrl, push };
  const file = join(ground.folder, 'given-app.json');
  writeFileSync(file, JSON.stringify(given), { mode: 0o600 });
  const config = fromRoot('scripts', 'cluster', 'playwright.config.ts');
  return run(
    pinnedNode,
    [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', config, ...narrowed],
    {
      env: { ...process.env, PINLIFE_GIVEN_APP: file },
    },
  );
};
