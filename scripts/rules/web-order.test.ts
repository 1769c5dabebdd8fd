import { describe, expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';
import { isTest } from './places.ts';
import { readProject } from './source-file.ts';
import { findWrongArrow, listMisplaced, webEntities, webFeatures, webNounOf } from './web-order.ts';

const { files } = readProject(root);

/** The imports between the nouns of a layer. */
const listArrows = (floor: 'features' | 'entities'): Set<string> =>
  new Set(
    files.flatMap(({ path, imports }) => {
      const from = webNounOf(path, floor);
      const targets = imports.map(({ target }) => webNounOf(target ?? '', floor));
      return isTest(path) ? [] : targets.flatMap((to) => (from && to && from !== to ? [`${from} -> ${to}`] : []));
    }),
  );

const listNouns = (floor: 'features' | 'entities'): Set<string> =>
  new Set(files.flatMap(({ path }) => webNounOf(path, floor) ?? []));

describe.each([
  ['features', webFeatures],
  ['entities', webEntities],
] as const)('the order of the %s', (floor, order) => {
  it('names only earlier folders, so that there can be no cycle', () => {
    expect(listMisplaced(order)).toEqual([]);
  });

  it('has every folder, and no missing one', () => {
    expect(Object.keys(order).sort()).toEqual([...listNouns(floor)].sort());
  });

  it('declares no unused arrow', () => {
    const declared = Object.entries(order).flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`));
    expect(declared.sort()).toEqual([...listArrows(floor)].sort());
  });
});

it('finds a noun that names a later one, or an unknown one', () => {
  expect(listMisplaced({ note: ['comment'], comment: [], media: ['gone'], user: ['note'] })).toEqual(['note', 'media']);
});

it('distinguishes an undeclared arrow from a noun without a place', () => {
  const order = { note: [], comment: ['note'] };
  expect(findWrongArrow(order, 'comment', 'note')).toBeNull();
  expect(findWrongArrow(order, 'note', 'comment')).toBe('undeclared');
  expect(findWrongArrow(order, 'poem', 'note')).toBe('unknown');
});
