import { escapeText, percent, tag } from '../../scripts/lib/markup.ts';
import { formatGoal, formatProcessor, formatRatio, formatValue } from '../figure.ts';
import { marginOf, type Row } from '../row.ts';
import { isOffScale, marks, placeMargin } from './scale.ts';

const MIDDLE = 14;

/** Draws each row as a pin on a track. The goal is in the middle; pins to the right meet it. */
export const drawMargins = (rows: readonly Row[]): string =>
  `${drawAxis()}<ul class="rows">${rows.map(drawRow).join('')}</ul>`;

const drawAxis = (): string => {
  const labels = marks.map(({ margin, label }) =>
    tag('text', { x: percent(placeMargin(margin)), y: 12, 'text-anchor': 'middle' }, label),
  );
  return `<div class="axis" aria-hidden="true"><svg width="100%" height="16">${labels.join('')}</svg></div>`;
};

const drawRow = (row: Row): string => {
  const verdict = row.isMet ? 'met' : 'missed';
  const [ours, reference] = [row.ours, row.reference].map((figure) => formatValue(figure) + formatProcessor(figure));
  const note = row.reference.note ? `, ${escapeText(row.reference.note)}` : '';
  const figures = `${ours} <span class="beside">beside ${reference}${note}</span>`;
  return `<li class="row" data-verdict="${verdict}">
    <div class="work">${escapeText(row.work)}<span class="figures">${figures}</span></div>
    ${drawTrack(row)}
    <div class="ratio"><strong>${formatRatio(row.ratio)}</strong><span>${formatGoal(row.goal)}</span></div>
    <div class="verdict">${verdict}</div>
  </li>`;
};

const drawTrack = (row: Row): string => {
  const margin = marginOf(row);
  const at = placeMargin(margin);
  const [from, to] = [placeMargin(margin / (1 + row.noise)), placeMargin(margin * (1 + row.noise))];
  const line = (kind: string, x1: number, x2: number) =>
    tag('line', { class: kind, x1: percent(x1), x2: percent(x2), y1: MIDDLE, y2: MIDDLE });
  const grid = marks.map((mark) =>
    tag('line', {
      class: mark.margin === 1 ? 'goal' : 'grid',
      x1: percent(placeMargin(mark.margin)),
      x2: percent(placeMargin(mark.margin)),
      y1: 0,
      y2: 2 * MIDDLE,
    }),
  );
  const title = `${row.work}: ${formatRatio(row.ratio)}, goal ${formatGoal(row.goal)}`;
  const pin = tag('circle', { class: isOffScale(margin) ? 'pin beyond' : 'pin', cx: percent(at), cy: MIDDLE, r: 6 });
  return `<div class="track"><svg width="100%" height="${2 * MIDDLE}" role="img" aria-label="${escapeText(title)}"><title>${escapeText(title)}</title>
    ${grid.join('')}${line('way', 0.5, at)}${row.noise > 0 ? line('noise', from, to) : ''}${pin}</svg></div>`;
};
