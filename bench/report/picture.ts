import { escapeText, tag } from '../../scripts/lib/markup.ts';
import { formatGoal, formatRatio } from '../figure.ts';
import { marginOf, type Row } from '../row.ts';
import { topicNames, topics } from '../topics.ts';
import { marks, placeMargin } from './scale.ts';

const WIDTH = 960;
const LINE = 24;
const TRACK = { x: 400, width: 400 };

/** Follows the reader's colour scheme, as it is also shown outside of PinLife's pages. */
const style = `
text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; fill: #1b211f; }
.soft { fill: #616a65; } .topic { font-weight: 600; }
.grid { stroke: #e0e1db; } .goal { stroke: #616a65; stroke-dasharray: 3 3; stroke-width: 1.5; }
.way { stroke: #62b5a4; stroke-width: 3; } .pin { fill: #125f55; }
.missed .way { stroke: #d1919c; } .missed .pin { fill: #fff; stroke: #a8243a; stroke-width: 3; } .missed .verdict { fill: #a8243a; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  text { fill: #ecefec; } .soft { fill: #97a19b; } .grid { stroke: #2d3330; } .goal { stroke: #97a19b; }
  .way { stroke: #37917f; } .pin { fill: #84c6b7; }
  .missed .way { stroke: #8f4b56; } .missed .pin { fill: #1b1f1d; stroke: #ff9aa6; } .missed .verdict { fill: #ff9aa6; }
}`;

/** All rows against their goals in one picture, for documents that cannot contain a page. */
export const drawPicture = (rows: readonly Row[]): string => {
  const parts: string[] = [];
  let y = LINE;
  for (const { margin, label } of marks) {
    parts.push(tag('text', { class: 'soft', x: placeX(margin), y: y - 6, 'text-anchor': 'middle' }, label));
  }
  for (const topic of topicNames) {
    const own = rows.filter((row) => row.topic === topic);
    if (own.length === 0) continue;
    y += LINE + 8;
    parts.push(tag('text', { class: 'topic', x: 0, y }, escapeText(capitalize(topics[topic].work))));
    for (const row of own) {
      y += LINE;
      parts.push(drawLine(row, y));
    }
  }
  const height = y + LINE;
  const lines = marks.map(({ margin }) =>
    tag('line', {
      class: margin === 1 ? 'goal' : 'grid',
      x1: placeX(margin),
      x2: placeX(margin),
      y1: LINE,
      y2: height,
    }),
  );
  const met = rows.filter(({ isMet }) => isMet).length;
  const title = tag('title', {}, `${met} of ${rows.length} goals are met`);
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, role: 'img' },
    `${title}<style>${style}</style>${lines.join('')}${parts.join('\n')}`,
  )}\n`;
};

const placeX = (margin: number): string => (TRACK.x + placeMargin(margin) * TRACK.width).toFixed(1);

const drawLine = (row: Row, y: number): string => {
  const x = placeX(marginOf(row));
  const middle = y - 4;
  return tag(
    'g',
    { class: row.isMet ? 'met' : 'missed' },
    tag('text', { x: 12, y }, escapeText(row.work)) +
      tag('line', { class: 'way', x1: placeX(1), x2: x, y1: middle, y2: middle }) +
      tag('circle', { class: 'pin', cx: x, cy: middle, r: 5 }) +
      tag('text', { class: 'verdict', x: WIDTH - 96, y, 'text-anchor': 'end' }, formatRatio(row.ratio)) +
      tag('text', { class: 'soft', x: WIDTH, y, 'text-anchor': 'end' }, formatGoal(row.goal)),
  );
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
