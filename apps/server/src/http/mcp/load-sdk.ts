import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';

type Sdk = typeof import('@modelcontextprotocol/server');

const SDK = '@modelcontextprotocol/server';
/** Packages that the SDK loads. All of it in one go would keep the event loop busy for a tenth of a second. */
const PIECES = ['zod/v4/locales', 'zod/v4/core', 'zod/v4', '@modelcontextprotocol/core/internal', `${SDK}/_shims`, SDK];

let loading: Promise<Sdk> | undefined;

const load = async (): Promise<Sdk> => {
  const require = createRequire(import.meta.url);
  for (const piece of PIECES) {
    require(piece);
    await setImmediate();
  }
  return require(SDK);
};

/** Loads the SDK at the first call, because few people have an assistant; piece by piece, so that others are answered in between. */
export const loadSdk = (): Promise<Sdk> => (loading ??= load());
