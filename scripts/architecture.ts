/** Draws docs/architecture.svg from the code; with `--check` only reports whether the picture is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readArchitecture } from './architecture/model.ts';
import { drawArchitecture } from './architecture/picture.ts';
import { fromRoot, root } from './lib/paths.mjs';
import { readProject } from './rules/source-file.ts';

const path = fromRoot('docs', 'architecture.svg');
const picture = drawArchitecture(readArchitecture(readProject(root)));

if (!process.argv.includes('--check')) {
  writeFileSync(path, picture);
} else if (readFileSync(path, 'utf8') !== picture) {
  console.error('docs/architecture.svg shows the code as it was: `npm run check -- --draw` draws it anew.');
  process.exitCode = 1;
}
