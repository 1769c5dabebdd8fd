import { posix } from 'node:path';
import { linesMatching, type Rule } from './source-file.ts';

/** What a document points to: the address of a link, or a path from the root in code letters. */
const links = /(?<=\]\()[^)\s]+(?=\))/;
const writtenPaths = /(?<=`)(?:apps|bench|docs|e2e|faults|ops|packages|scripts|testing)\/[\w./-]*(?=`)/;
/** Tests are named without their ending. */
const endings = ['', '.test.ts', '.spec.ts'];
const elsewhere = /^(https?:|mailto:|#)/;

/** Vitest calls these by their names. */
const hooks = new Set(['setup', 'teardown']);

export const referenceRules: readonly Rule[] = [
  {
    name: 'What is exported is imported somewhere',
    check: ({ path, exports }, { isImported }) =>
      exports
        .filter(({ name }) => !hooks.has(name) && !isImported(path, name))
        .map(({ name, line }) => ({
          line,
          message: `Nobody imports ${name}: keep it to its file, and delete it if that does not use it either.`,
        })),
  },
  {
    name: 'Documents point to what there is',
    check: ({ path, text }, { has }) => {
      if (!path.endsWith('.md')) return [];
      const linked = linesMatching(text, links)
        .filter(({ match }) => !elsewhere.test(match))
        .map(({ line, match }) => ({ line, match, place: posix.join(posix.dirname(path), match.replace(/#.*$/, '')) }));
      const written = linesMatching(text, writtenPaths).map(({ line, match }) => ({ line, match, place: match }));
      return [...linked, ...written]
        .filter(({ place }) => !endings.some((ending) => has(`${place.replace(/\/$/, '')}${ending}`)))
        .map(({ line, match }) => ({
          line,
          message: `There is no ${match}: say where it went, or take the line out.`,
        }));
    },
  },
];
