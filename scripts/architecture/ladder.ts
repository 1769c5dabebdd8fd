import { escapeText, tag } from '../lib/markup.ts';
import type { Folder } from './model.ts';

const ROW = 26;
const BOX = { width: 120, height: 20 };

export const foldersHeight = (folders: readonly Folder[]): number => folders.length * ROW;

/** Draws the folders as boxes below each other; each that uses others has a line with a pin at each of those. */
export const drawFolders = (folders: readonly Folder[], width: number): string => {
  const users = folders.filter(({ uses }) => uses.length > 0);
  const step = (width - BOX.width - 24) / Math.max(users.length, 1);
  const placeOf = (index: number): number => Math.round(BOX.width + 24 + index * step);
  const rowOf = new Map(folders.map(({ name }, index) => [name, index]));
  const middleOf: MiddleOf = (name) => (rowOf.get(name) ?? 0) * ROW + BOX.height / 2;
  return [
    ...folders.map(({ name }) => drawBox(name, middleOf(name), width)),
    ...users.map((folder, index) => drawLine(folder, placeOf(index), middleOf)),
    ...users.map((folder, index) => drawPins(folder, placeOf(index), middleOf)),
  ].join('\n');
};

type MiddleOf = (name: string) => number;

const drawBox = (name: string, middle: number, width: number): string =>
  [
    tag('line', { class: 'rail', x1: BOX.width, x2: width, y1: middle, y2: middle }),
    tag('rect', { class: 'chip', y: middle - BOX.height / 2, width: BOX.width, height: BOX.height, rx: 5 }),
    tag('text', { x: 10, y: middle + 4.5 }, escapeText(name)),
  ].join('');

const drawLine = ({ name, uses }: Folder, x: number, middleOf: MiddleOf): string => {
  const own = middleOf(name);
  const ends = [own, ...uses.map(middleOf)];
  return [
    tag('line', { class: 'way', x1: BOX.width, x2: x, y1: own, y2: own }),
    tag('line', { class: 'way', x1: x, x2: x, y1: Math.min(...ends), y2: Math.max(...ends) }),
  ].join('');
};

const drawPins = ({ name, uses }: Folder, x: number, middleOf: MiddleOf): string =>
  [
    tag('circle', { class: 'start', cx: x, cy: middleOf(name), r: 4 }),
    ...uses.map((other) =>
      tag(
        'circle',
        { class: middleOf(other) > middleOf(name) ? 'pin' : 'back', cx: x, cy: middleOf(other), r: 4.5 },
        tag('title', {}, escapeText(`${name} uses ${other}`)),
      ),
    ),
  ].join('');
