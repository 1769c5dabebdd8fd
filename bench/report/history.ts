import { escapeText, percent, tag } from '../../scripts/lib/markup.ts';
import { formatRatio } from '../figure.ts';
import type { Result } from '../result.ts';
import { marginOf, type Row } from '../row.ts';
import { placeMargin } from './scale.ts';

/** Older ones are left out for space. */
const SHOWN = 20;
const HEIGHT = 48;

/** Every row over the results, oldest first: above the line its goal is met. */
export const drawHistory = (results: readonly Result[]): string => {
  const shown = results.slice(-SHOWN);
  const works = shown.at(-1)?.rows ?? [];
  return works
    .map(({ work }) => {
      const rows = shown.flatMap((result) => result.rows.filter((row) => row.work === work));
      return rows.length > 1 ? drawOne(work, rows) : '';
    })
    .join('');
};

const drawOne = (work: string, rows: readonly Row[]): string => {
  const last = rows.at(-1);
  if (!last) return '';
  const points = rows.map((row, index) => ({
    x: 0.03 + (index / (rows.length - 1)) * 0.94,
    y: HEIGHT - 4 - placeMargin(marginOf(row)) * (HEIGHT - 8),
    row,
  }));
  const steps = points.slice(1).map(({ x, y }, index) => {
    const before = points[index];
    return tag('line', { class: 'way', x1: percent(before?.x ?? 0), y1: before?.y ?? 0, x2: percent(x), y2: y });
  });
  const dots = points.map(({ x, y, row }) =>
    tag(
      'circle',
      { class: row === last ? 'pin' : 'past', cx: percent(x), cy: y.toFixed(1), r: row === last ? 4.5 : 2.5 },
      tag('title', {}, escapeText(`${row.at.slice(0, 16).replace('T', ' ')}: ${formatRatio(row.ratio)}`)),
    ),
  );
  const goal = tag('line', { class: 'goal', x1: 0, x2: '100%', y1: HEIGHT / 2, y2: HEIGHT / 2 });
  const label = `${work}: ${rows.map(({ ratio }) => formatRatio(ratio)).join(', ')}`;
  return `<figure class="past-row" data-verdict="${last.isMet ? 'met' : 'missed'}"><figcaption>${escapeText(work)} <strong>${formatRatio(last.ratio)}</strong></figcaption>
    <svg width="100%" height="${HEIGHT}" role="img" aria-label="${escapeText(label)}">${goal}${steps.join('')}${dots.join('')}</svg></figure>`;
};
