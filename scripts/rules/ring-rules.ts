import { inServerSource, sliceOf } from './places.ts';
import type { Project, Rule, SourceFile } from './source-file.ts';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The features that each feature imports, types included. */
export const listArrows = (sources: readonly SourceFile[]): Arrows => {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = sliceOf(path);
    for (const { target } of imports) {
      const to = sliceOf(target ?? '');
      if (from && to && from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
};

/** All features that a feature imports, directly or through others. */
export const reach = (start: string, arrows: Arrows): Set<string> => {
  const reached = new Set<string>();
  const visit = (feature: string) => {
    for (const next of arrows.get(feature) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      visit(next);
    }
  };
  visit(start);
  return reached;
};

const known = new WeakMap<Project, Arrows>();

const arrowsOf = (project: Project): Arrows => {
  const arrows = known.get(project) ?? listArrows(project.files.filter(({ path }) => inServerSource(path)));
  known.set(project, arrows);
  return arrows;
};

/** The page has an order of its features instead: see web-order.ts. */
export const ringRules: readonly Rule[] = [
  {
    name: 'Slices of the server form no ring',
    check: ({ path, imports }, project) => {
      const from = inServerSource(path) ? sliceOf(path) : null;
      if (!from) return [];
      return imports.flatMap(({ target, line }) => {
        const to = sliceOf(target ?? '');
        if (!to || to === from || !reach(to, arrowsOf(project)).has(from)) return [];
        return [
          {
            line,
            message: `${to} depends on ${from} already: declare here the interface that is needed; compose.ts hands it in.`,
          },
        ];
      });
    },
  },
];
