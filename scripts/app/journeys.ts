import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenApp } from '../../e2e/support/given-app.ts';
import { createSelfSigned } from '../../testing/self-signed.ts';
import { run } from '../lib/child.mjs';
import { fromRoot, pinnedNode } from '../lib/paths.mjs';

export type PushPlaces = GivenApp['push'] & { environment: Record<string, string> };

type PushOptions = {
  folder: string;
  address: string;
  /** One port for each of Playwright's workers. */
  ports: number[];
};

/** The app reads the allowed push services at its start, long before the journeys open them. */
export const preparePush = ({ folder, address, ports }: PushOptions): PushPlaces => {
  const pair = createSelfSigned(address);
  const certFile = join(folder, 'push-cert.pem');
  writeFileSync(certFile, pair.cert);
  const hosts = ports.map((port) => `${address}:${port}`).join(',');
  return { ...pair, address, ports, environment: { PUSH_ALLOW_HOSTS: hosts, NODE_EXTRA_CA_CERTS: certFile } };
};

/** `JOURNEYS="share strangers"` runs only these. */
const narrowed = process.env['JOURNEYS']?.split(' ') ?? [];

type Journeys = Omit<GivenApp, 'push'> & {
  push: PushPlaces;
  folder: string;
  /** The folder in `scripts` of the configuration. */
  suite: string;
};

/** Runs the end-to-end tests against a running app, and returns their result. */
export const runJourneys = ({ push, folder, suite, ...app }: Journeys): Promise<number> => {
  const { environment: _environment, ...places } = push;
  const given: GivenApp = { ...app, push: places };
  const file = join(folder, 'given-app.json');
  writeFileSync(file, JSON.stringify(given), { mode: 0o600 });
  const config = fromRoot('scripts', suite, 'playwright.config.ts');
  return run(
    pinnedNode,
    [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', config, ...narrowed],
    { env: { ...process.env, PINLIFE_GIVEN_APP: file } },
  );
};
