import { parseSync, Visitor } from 'rolldown/utils';
import { inWebSource } from './places.ts';
import type { Rule } from './source-file.ts';

/** Functions that load an import: the loader itself, and the components that use it. */
const loaders = new Set(['definePart', 'lazyPart', 'lazyLayer', 'lazyService']);

type Range = { start: number; end: number };

/** Lists imports on demand outside every call of a loader. */
const listBareImports = (path: string, text: string): Range[] => {
  const found: Range[] = [];
  let depth = 0;
  const isLoader = (callee: { type: string; name?: unknown }) =>
    callee.type === 'Identifier' && loaders.has(String(callee.name));
  new Visitor({
    CallExpression: ({ callee }) => {
      if (isLoader(callee)) depth += 1;
    },
    'CallExpression:exit': ({ callee }) => {
      if (isLoader(callee)) depth -= 1;
    },
    ImportExpression: (node) => {
      if (depth === 0) found.push(node);
    },
  }).visit(parseSync(path, text).program);
  return found;
};

export const loadingRules: readonly Rule[] = [
  {
    name: 'Code on demand comes through the one loader',
    check: ({ path, text, code }) => {
      if (!inWebSource(path) || !code.includes('import(')) return [];
      return listBareImports(path, text).map(({ start, end }) => ({
        line: text.slice(0, start).split('\n').length,
        message: `${text.slice(start, end)}: use definePart(() => import('…')) of lib/loading/part.ts, or lazyPart, lazyLayer and lazyService for components: they recover after a deploy, which takes the files of the version before away.`,
      }));
    },
  },
];
