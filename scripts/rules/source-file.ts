import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';
import { listFiles } from '../lib/fingerprint.mjs';

export type Import = {
  specifier: string;
  /** The path of the imported file from the project's root; null for packages. */
  target: string | null;
  /** The imported package; null for files. */
  package: string | null;
  isTypeOnly: boolean;
  /** The imported names; null if the module is imported as a whole. */
  names: readonly string[] | null;
  line: number;
};

export type SourceFile = {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
  /** The text without its comments; empty for files without code. */
  code: string;
  imports: Import[];
  exports: { name: string; line: number }[];
  /** Re-exports other files, and has no code of its own. */
  isBarrel: boolean;
};

export type Project = {
  files: readonly SourceFile[];
  /** Whether the file or folder exists, or is generated. */
  has: (path: string) => boolean;
  /** Whether any path ends with this name. */
  hasFile: (name: string) => boolean;
  isImported: (path: string, name: string) => boolean;
};

export type Finding = { path: string; line: number; message: string };

export type Rule = {
  /** A sentence that is true while the rule holds. */
  name: string;
  check: (file: SourceFile, project: Project) => { line: number; message: string }[];
};

/** Generated folders: by name anywhere, and by path. */
const madeFolders = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);
const madePlaces = new Set(['data', 'shots', 'bench/results']);
const textEndings = /\.(ts|tsx|mjs|js|css|sql|html|json|md|svg|yml)$|\/\.(editorconfig|gitignore|npmrc)$|\/\.ci\/run$/;
const codeEndings = /\.(ts|tsx|mjs|js)$/;

/** Every text file of the project, beside the names of all others. */
export const readProject = (root: string): Project => {
  const fromRoot = (path: string) => path.slice(root.length).replaceAll('\\', '/');
  const isMade = (name: string, path: string) => madeFolders.has(name) || madePlaces.has(fromRoot(path));
  const paths = listFiles(root, isMade).map(fromRoot);
  const files = paths
    .filter((path) => textEndings.test(`/${path}`) && !path.endsWith('package-lock.json'))
    .map((path) => toSourceFile(path, readFileSync(join(root, path), 'utf8')));
  return toProject(files, paths);
};

/** The folder whose files `import.meta.glob` imports. */
const globs = /import\.meta\.glob\b[^(]*\(\s*'([^']*)\/\*\.ts'/g;

export const toProject = (files: readonly SourceFile[], paths = files.map(({ path }) => path)): Project => {
  const places = new Set(paths.flatMap((path) => [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index))));
  const taken = new Set(
    files.flatMap(({ imports }) =>
      imports.flatMap(({ target, names }) => (names ?? ['*']).map((name) => `${target} ${name}`)),
    ),
  );
  const globbed = new Set(
    files.flatMap(({ path, code }) =>
      [...code.matchAll(globs)].map(([, folder = '']) => posix.join(posix.dirname(path), folder)),
    ),
  );
  return {
    files,
    has: (path) => places.has(path) || madePlaces.has(path) || madeFolders.has(posix.basename(path)),
    hasFile: (name) => paths.some((path) => `/${path}`.endsWith(`/${name}`)),
    isImported: (path, name) =>
      taken.has(`${path} ${name}`) || taken.has(`${path} *`) || globbed.has(posix.dirname(path)),
  };
};

export const toSourceFile = (path: string, text: string): SourceFile => {
  if (!codeEndings.test(path)) return { path, text, code: '', imports: [], exports: [], isBarrel: false };
  const parsed = parseSync(path, text);
  return {
    path,
    text,
    code: blankComments(text, parsed),
    imports: listImports(path, text, parsed),
    exports: listExports(text, parsed),
    isBarrel: isBarrel(parsed),
  };
};

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The matches of a pattern, by line. */
export const linesMatching = (text: string, pattern: RegExp): { line: number; match: string }[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map((found) => ({
    line: lineAt(text, found.index),
    match: found[0],
  }));

const blankComments = (text: string, parsed: ParseResult): string => {
  let code = text;
  for (const { start, end } of parsed.comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  }
  return code;
};

const listImports = (path: string, text: string, { module }: ParseResult): Import[] => {
  const found: (Pick<Import, 'specifier' | 'isTypeOnly' | 'names'> & { start: number })[] = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      names: namesOf(entries),
      start,
    })),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, importName, isType }) =>
        moduleRequest
          ? [{ specifier: moduleRequest.value, isTypeOnly: isType, names: namesOf([{ importName }]), start }]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isTypeOnly: false,
      names: null,
      start,
    })),
  ];
  return found.map(({ start, ...rest }) => ({
    ...rest,
    ...resolveSpecifier(path, rest.specifier),
    line: lineAt(text, start),
  }));
};

const namesOf = (entries: readonly { importName: { name: string | null } }[]): string[] | null => {
  const names = entries.map(({ importName }) => importName.name);
  return names.every((name) => name !== null) ? names : null;
};

/** The exported names of a file, without re-exports. */
const listExports = (text: string, { module }: ParseResult): SourceFile['exports'] =>
  module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, start }) => (name === null ? [] : [{ name, line: lineAt(text, start) }])),
  );

const resolveSpecifier = (from: string, specifier: string): { target: string | null; package: string | null } => {
  if (specifier.startsWith('.')) return { target: posix.join(posix.dirname(from), specifier), package: null };
  const contract = /^@pinlife\/contract\/(.+)$/.exec(specifier);
  if (contract) return { target: `packages/contract/src/${contract[1]}.ts`, package: null };
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0];
  return { target: null, package: name ?? specifier };
};

const isBarrel = ({ program, module }: ParseResult): boolean =>
  module.staticExports.length > 0 &&
  program.body.every(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
  );
