import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenApp } from '../../e2e/support/given-app.ts';
import { createSelfSigned } from '../../testing/self-signed.ts';
import { findFreePort } from '../app/run-app.ts';
import { run } from '../lib/child.mjs';
import { fromRoot, pinnedNode } from '../lib/paths.mjs';
import type { Instance } from './instance.ts';

export type PushPlaces = GivenApp['push'] & { environment: Record<string, string> };

/** Playwright's workers; each has a push service of its own. */
const JOURNEY_WORKERS = 2;

/** An app learns at its start which push services to believe, long before the journeys open them. */
export const preparePush = async (folder: string): Promise<PushPlaces> => {
  const pair = createSelfSigned();
  const certFile = join(folder, 'push-cert.pem');
  writeFileSync(certFile, pair.cert);
  const ports = await Promise.all(Array.from({ length: JOURNEY_WORKERS }, findFreePort));
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return { ...pair, ports, environment: { PUSH_ALLOW_HOSTS: hosts, NODE_EXTRA_CA_CERTS: certFile } };
};

/** Runs the end-to-end tests against the instance and answers how they ended. */
export const runJourneys = ({ url, mail, databaseUrl, push }: Instance, folder: string): Promise<number> => {
  const { key, cert, ports } = push;
  const given: GivenApp = { url, mailFolder: mail.folder, databaseUrl, push: { key, cert, ports } };
  const file = join(folder, 'given-app.json');
  writeFileSync(file, JSON.stringify(given), { mode: 0o600 });
  const config = fromRoot('scripts', 'citus', 'playwright.config.ts');
  return run(pinnedNode, [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', config], {
    env: { ...process.env, PINLIFE_GIVEN_APP: file },
  });
};
