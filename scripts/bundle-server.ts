/**
 * Writes the server's sources and packages into one file: a start reads a handful of files instead of a thousand, and strips no types.
 * Packages with native code, or that few instances load, are not bundled.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { type OutputAsset, type OutputChunk, rolldown } from 'rolldown';
import { fromRoot, root, serverDist, serverFolder } from './lib/paths.mjs';
import { packagesBesideServer } from './lib/server-packages.mjs';

/** Dependencies of Fastify and its static plugin that are not used here. */
const unused = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'glob', 'light-my-request'];

/** Built under another name, renamed when complete. */
mkdirSync(fromRoot('.cache'), { recursive: true });
const draft = mkdtempSync(fromRoot('.cache', 'server-'));
const source = join(serverFolder, 'src');
const programs = join(source, 'programs');
const output = await buildFrom(join(source, 'main.ts'), true);
// A separate build and one file each: a caged one may read no other file.
for (const name of readdirSync(programs)) output.push(...(await buildFrom(join(programs, name), false)));
for (const folder of ['migrations', 'functions']) {
  cpSync(join(source, 'db', folder), join(draft, folder), { recursive: true });
}

/** From a line of the bundle on, lines map one to one to those of a source; without a source they are a package's. */
type Stretch = [line: number, source: number, sourceLine: number];

async function buildFrom(input: string, codeSplitting: boolean): Promise<(OutputAsset | OutputChunk)[]> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: packagesBesideServer,
    resolve: { alias: Object.fromEntries(unused.map((name) => [name, false])) },
  });
  const { output } = await bundle.write({
    dir: draft,
    // ES modules would load all exports of Node's own modules, a WebSocket client for instance.
    format: 'cjs',
    codeSplitting,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    comments: false,
    sourcemap: true,
  });
  await bundle.close();
  return [...output];
}

const isChunk = (file: OutputAsset | OutputChunk): file is OutputChunk => file.type === 'chunk';

const sources: string[] = [];
const files: Record<string, Stretch[]> = {};
for (const { fileName, code } of output.filter(isChunk)) {
  const path = join(draft, `${fileName}.map`);
  files[fileName] = listStretches(code, new SourceMap(JSON.parse(readFileSync(path, 'utf8'))));
  // A source map that is read at the first error would take 100 MB.
  rmSync(path);
}
writeFileSync(join(draft, 'lines.json'), JSON.stringify({ sources, files }));
chmodSync(draft, 0o755);
rmSync(serverDist, { recursive: true, force: true });
renameSync(draft, serverDist);

function listStretches(code: string, map: SourceMap): Stretch[] {
  const stretches: Stretch[] = [];
  let [expectedSource, expectedLine] = [-1, 0];
  for (const [index, text] of code.split('\n').entries()) {
    const found = findOrigin(map, index, text.search(/\S/));
    expectedLine += 1;
    if (!found || (found.source === expectedSource && (found.source === -1 || found.line === expectedLine))) continue;
    stretches.push([index + 1, found.source, found.line]);
    [expectedSource, expectedLine] = [found.source, found.line];
  }
  return stretches;
}

/** Null for lines without a source. */
function findOrigin(map: SourceMap, line: number, column: number): { source: number; line: number } | null {
  const entry: Partial<SourceMapping> = map.findEntry(line, column);
  if (column < 0 || entry.generatedLine !== line || entry.originalSource === undefined) return null;
  const path = relative(root, resolve(draft, entry.originalSource));
  if (path.includes('node_modules')) return { source: -1, line: 0 };
  if (!sources.includes(path)) sources.push(path);
  return { source: sources.indexOf(path), line: (entry.originalLine ?? 0) + 1 };
}
