import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { fileName, inContract, inServerSource, inWebSource, isTest, sliceOf } from './places.ts';
import { listArrows, reach } from './ring-rules.ts';
import type { Project, SourceFile } from './source-file.ts';
import { listWrites } from './table-rules.ts';

/** A measure of the code's layout. `details` name the worst places, `goal` is the limit of `value`. */
type LayoutFigure = { name: string; value: number; goal: number; details: string[] };

const layerNames = new Set(['routes.ts', 'service.ts', 'repo.ts', 'dto.ts', 'jobs.ts', 'compose.ts', 'limits.ts']);
const DETAILS = 6;

export const measureLayout = ({ files }: Project): LayoutFigure[] => {
  const sources = files.filter(({ path }) => inServerSource(path) || inWebSource(path) || inContract(path));
  return [
    measureRing(
      'web features in a ring',
      sources.filter(({ path }) => inWebSource(path)),
    ),
    measureRing(
      'server slices in a ring',
      sources.filter(({ path }) => inServerSource(path)),
    ),
    measureFolders(sources),
    measureTables(sources.filter(({ path }) => inServerSource(path))),
    measureComposition(sources),
    measureSingletons(sources.filter(({ path }) => inServerSource(path))),
    measureFunctions(sources.filter(({ path, code }) => code !== '' && !isTest(path))),
  ];
};

export const isMet = ({ value, goal }: LayoutFigure): boolean => value <= goal;

/** Formats a measure as a line with its goal, and a line for each of the worst places. */
export const describeFigure = (figure: LayoutFigure): string =>
  [
    `${isMet(figure) ? '✓' : '✗'} ${figure.name}: ${figure.value} (goal: at most ${figure.goal})`,
    ...figure.details.map((place) => `    ${place}`),
  ].join('\n');

/** Counts features that import themselves through others; imports of types count too. */
const measureRing = (name: string, sources: readonly SourceFile[]): LayoutFigure => {
  const arrows = listArrows(sources);
  const ring = [...arrows.keys()].filter((feature) => reach(feature, arrows).has(feature)).sort();
  return { name, value: ring.length, goal: 0, details: ring };
};

/** A numbered series that grows with every release, and whose files never move. */
const MIGRATIONS = 'apps/server/src/db/migrations';

/** Counts the files of one folder without its subfolders. */
const measureFolders = (sources: readonly SourceFile[]): LayoutFigure => {
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  folders.delete(MIGRATIONS);
  const sizes = [...folders].map(([folder, { length }]) => ({ label: folder, count: length }));
  return { name: 'files in the fullest folder', goal: 25, ...worst(sizes) };
};

/** Counts tables that more than one slice writes. */
const measureTables = (sources: readonly SourceFile[]): LayoutFigure => {
  const writers = new Map<string, Set<string>>();
  for (const file of sources) {
    const slice = sliceOf(file.path);
    if (!slice) continue;
    for (const { table } of listWrites(file)) writers.set(table, (writers.get(table) ?? new Set()).add(slice));
  }
  const shared = [...writers].filter(([, slices]) => slices.size > 1);
  return {
    name: 'tables written by several slices',
    value: shared.length,
    goal: 0,
    details: shared.map(([table, slices]) => `${table}: ${[...slices].sort().join(', ')}`),
  };
};

const measureComposition = (sources: readonly SourceFile[]): LayoutFigure => {
  const root = sources.find(({ path }) => path === 'apps/server/src/compose.ts');
  const lines = root?.text.split('\n').length ?? 0;
  return {
    name: 'lines of the composition root',
    value: lines,
    goal: 100,
    details: root ? [`${root.path}: ${root.imports.length} imports`] : [],
  };
};

/** Counts file names that only one slice of the server has: a newcomer cannot guess them. */
const measureSingletons = (sources: readonly SourceFile[]): LayoutFigure => {
  const inSlices = sources.filter(({ path }) => /^apps\/server\/src\/features\/[^/]+\/[^/]+\.ts$/.test(path));
  const names = Map.groupBy(inSlices, ({ path }) => fileName(path));
  const single = [...names].filter(([name, { length }]) => length === 1 && !layerNames.has(name));
  const bySlice = Map.groupBy(
    single.flatMap(([, owners]) => owners),
    ({ path }) => sliceOf(path) ?? '',
  );
  const counts = [...bySlice].map(([slice, { length }]) => ({ label: slice, count: length }));
  return { name: 'file names of one server slice alone', goal: 20, ...worst(counts), value: single.length };
};

const measureFunctions = (sources: readonly SourceFile[]): LayoutFigure => {
  const lengths = sources.flatMap(listFunctions);
  return { name: 'lines of the longest function', goal: 120, ...worst(lengths) };
};

const listFunctions = ({ path, text }: SourceFile): Count[] => {
  const { program } = parseSync(path, text);
  const found: Count[] = [];
  const add = (node: { start: number; end: number }) => {
    const line = text.slice(0, node.start).split('\n').length;
    found.push({ label: `${path}:${line}`, count: text.slice(node.start, node.end).split('\n').length });
  };
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program);
  return found;
};

type Count = { label: string; count: number };

const worst = (counts: readonly Count[]): Pick<LayoutFigure, 'value' | 'details'> => {
  const sorted = counts.toSorted((a, b) => b.count - a.count);
  return {
    value: sorted[0]?.count ?? 0,
    details: sorted.slice(0, DETAILS).map(({ label, count }) => `${count}  ${label}`),
  };
};
