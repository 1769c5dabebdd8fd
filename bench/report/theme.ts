import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const read = (...parts: string[]) => readFileSync(fromRoot(...parts), 'utf8');

/** The product's design tokens, so that figures look like the app. */
const readTokens = (): string => {
  const tokens = read('apps', 'web', 'src', 'app', 'tokens.css').replace(/@font-face\s*\{[^}]*\}/g, '');
  const dark = /\[data-color-scheme="dark"\]\s*\{([^}]*)\}/.exec(tokens);
  if (!dark?.[1]) throw new Error('The tokens have no dark colours any more.');
  const light = tokens.replace(dark[0], '').replace(/@media[\s\S]*$/, '');
  return `${light}\n@media (prefers-color-scheme: dark) { :root { ${dark[1]} } }`;
};

const readFace = (): string => {
  const require = createRequire(fromRoot('apps', 'web', 'package.json'));
  const path = require.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  );
  const bytes = readFileSync(path).toString('base64');
  return `@font-face { font-family: "Instrument Sans Variable"; font-weight: 400 700; font-stretch: 75% 100%; src: url("data:font/woff2;base64,${bytes}") format("woff2"); }`;
};

/** All styles of a standalone page. */
export const readStyles = (): string => `${readFace()}\n${readTokens()}\n${read('bench', 'report', 'report.css')}`;

export const readLogo = (): string => read('apps', 'web', 'public', 'icon.svg').replace(/<\?xml[^>]*>/, '');
