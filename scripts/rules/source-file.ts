import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ParseResult, parseSync } from 'rolldown/utils';
import { listFiles } from '../lib/fingerprint.mjs';

export type Import = {
  specifier: string;
  /** The file it leads to, from the project's root; null for packages. */
  target: string | null;
  /** The package it names; null for files. */
  package: string | null;
  isTypeOnly: boolean;
  line: number;
};

export type SourceFile = {
  /** From the project's root, with slashes. */
  path: string;
  text: string;
  /** The text with its comments blanked out; empty for files that hold no code. */
  code: string;
  imports: Import[];
  /** Passes on what other files export, and has nothing of its own. */
  isBarrel: boolean;
};

export type Finding = { path: string; line: number; message: string };

export type Rule = {
  /** A sentence that is true while the rule holds. */
  name: string;
  check: (file: SourceFile) => { line: number; message: string }[];
};

const skippedFolders = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results', 'shots', 'results']);
const textEndings = /\.(ts|tsx|mjs|js|css|sql|html|json|md|svg|yml)$|\/\.(editorconfig|gitignore|npmrc)$|\/\.ci\/run$/;
const codeEndings = /\.(ts|tsx|mjs|js)$/;

/** Every text file of the project. */
export const readProject = (root: string): SourceFile[] =>
  listFiles(root, (name) => skippedFolders.has(name))
    .filter((path) => textEndings.test(path) && !path.endsWith('package-lock.json'))
    .map((path) => toSourceFile(path.slice(root.length).replaceAll('\\', '/'), readFileSync(path, 'utf8')));

export const readSourceFile = (root: string, path: string): SourceFile =>
  toSourceFile(path, readFileSync(join(root, path), 'utf8'));

export const toSourceFile = (path: string, text: string): SourceFile => {
  if (!codeEndings.test(path)) return { path, text, code: '', imports: [], isBarrel: false };
  const parsed = parseSync(path, text);
  return {
    path,
    text,
    code: blankComments(text, parsed),
    imports: listImports(path, text, parsed),
    isBarrel: isBarrel(parsed),
  };
};

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Where a pattern occurs, by line. */
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
  const found: { specifier: string; isTypeOnly: boolean; start: number }[] = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      start,
    })),
    ...module.staticExports.flatMap(({ entries, start }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType, start }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isTypeOnly: false,
      start,
    })),
  ];
  return found.map(({ specifier, isTypeOnly, start }) => ({
    specifier,
    ...resolveSpecifier(path, specifier),
    isTypeOnly,
    line: lineAt(text, start),
  }));
};

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
