import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

type Change = readonly [from: string | RegExp, to: string];

/** Reads a configuration of `ops/` and replaces paths, passwords and addresses; throws if a change finds nothing. */
export const readShipped = (file: string, changes: readonly Change[]): string =>
  changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length === 1) throw new Error(`There is no ${from} in ops/${file}.`);
      return text.replaceAll(from, to);
    },
    readFileSync(fromRoot('ops', file), 'utf8'),
  );
