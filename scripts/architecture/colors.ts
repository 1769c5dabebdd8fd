import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const tokens = readFileSync(fromRoot('apps', 'web', 'src', 'app', 'tokens.css'), 'utf8');

/** A colour of the product's light scheme by the name of its token, `ink-7` or `bg`. */
export const readColor = (name: string): string => {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
  const other = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (other) return readColor(other);
  if (!value) throw new Error(`There is no token --${name} any more.`);
  return value;
};
