import { tableOwners } from '../../apps/server/src/db/table-facts.ts';
import { isTest, stepNames, stepOf } from '../rules/places.ts';
import type { Project, SourceFile } from '../rules/source-file.ts';
import { webEntities, webFeatures } from '../rules/web-order.ts';

type App = keyof typeof stepNames;

/** A folder of a layer, and the folders of the layer that it uses. */
export type Folder = { name: string; uses: readonly string[] };

/** A layer of an app: its folders, and its other files. */
export type Layer = { name: string; folders: readonly Folder[]; files: readonly string[] };

/** The architecture of the code. Layers and folders are in the order in which they are drawn: users above the used. */
export type Architecture = {
  server: readonly Layer[];
  web: readonly Layer[];
  contract: readonly string[];
  /** The tables of the database, by the slice that writes them. */
  tables: readonly { slice: string; names: readonly string[] }[];
};

export const readArchitecture = ({ files }: Project): Architecture => ({
  server: readLayers('server', files),
  web: readLayers('web', files),
  contract: listContractNouns(files),
  tables: listTables(tableOwners),
});

export const listTables = (owners: Readonly<Record<string, string>>): Architecture['tables'] =>
  [...Map.groupBy(Object.keys(owners).sort(), (table) => owners[table] ?? '')]
    .map(([slice, names]) => ({ slice, names }))
    .sort((a, b) => (a.slice < b.slice ? -1 : 1));

const CONTRACT = /^packages\/contract\/src\/([\w-]+)\//;

const listContractNouns = (files: readonly SourceFile[]): string[] =>
  [...new Set(files.flatMap(({ path }) => CONTRACT.exec(path)?.[1] ?? []))].sort();

const isDrawn = (app: App, path: string): boolean =>
  path.startsWith(`apps/${app}/src/`) && !isTest(path) && !/\/(test|migrations)\//.test(path) && /\.tsx?$/.test(path);

const readLayers = (app: App, files: readonly SourceFile[]): Layer[] => {
  const byStep = Map.groupBy(
    files.filter(({ path }) => isDrawn(app, path)),
    ({ path }) => stepOf(path)?.name ?? '',
  );
  return stepNames[app]
    .toReversed()
    .flatMap((name) => (byStep.has(name) ? [readLayer(app, name, byStep.get(name) ?? [])] : []));
};

/** The folder of a file inside its layer, `note` of `apps/web/src/features/note/card.tsx`; null if it is in none. */
const folderOf = (path: string): string | null => /^apps\/\w+\/src\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null;

const readLayer = (app: App, name: string, files: readonly SourceFile[]): Layer => {
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const folder = folderOf(path);
    if (folder === null) continue;
    const own = uses.get(folder) ?? new Set();
    uses.set(folder, own);
    for (const { target } of imports) {
      const other = target !== null && stepOf(target)?.name === name ? folderOf(target) : null;
      if (other !== null && other !== folder) own.add(other);
    }
  }
  return {
    name,
    folders: orderAs(declared[`${app} ${name}`] ?? [], orderFolders(uses)),
    files: [
      ...new Set(files.filter(({ path }) => folderOf(path) === null).map(({ path }) => nameIn(name, path))),
    ].sort(),
  };
};

/** The name of a file in its layer: `pool` of `db/pool.ts`, and `sw/` for files of a folder that is part of a larger layer. */
const nameIn = (step: string, path: string): string => {
  const [first = '', second] = path.replace(/^apps\/\w+\/src\/|\.tsx?$/g, '').split('/');
  if (second === undefined) return first;
  return first === step ? second : `${first}/`;
};

/** Layers whose order is declared, lowest first. */
const declared: Readonly<Record<string, readonly string[]>> = {
  'web features': Object.keys(webFeatures),
  'web entities': Object.keys(webEntities),
};

const orderAs = (order: readonly string[], folders: readonly Folder[]): Folder[] =>
  folders.toSorted((a, b) => order.indexOf(b.name) - order.indexOf(a.name));

/** Users first. In a cycle, the folder that uses the fewest of the rest is lowest; names decide between equals. */
const orderFolders = (uses: ReadonlyMap<string, ReadonlySet<string>>): Folder[] => {
  const left = new Set([...uses.keys()].sort().reverse());
  const lowestFirst: Folder[] = [];
  while (left.size > 0) {
    const open = (name: string) => [...(uses.get(name) ?? [])].filter((other) => left.has(other)).length;
    const [lowest = ''] = [...left].sort((a, b) => open(a) - open(b));
    left.delete(lowest);
    lowestFirst.push({ name: lowest, uses: [...(uses.get(lowest) ?? [])].sort() });
  }
  return lowestFirst.reverse();
};
