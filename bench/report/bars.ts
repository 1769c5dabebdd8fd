import { escapeText, percent, tag } from '../../scripts/lib/markup.ts';
import { formatValue } from '../figure.ts';
import { median, type Row } from '../row.ts';

type Bar = { label: string; value: number; kind: 'ours' | 'reference' | 'peer' };
/** Bars on one scale; the mark is their goal. */
type Group = { title: string; bars: readonly Bar[]; mark?: { label: string; value: number } };

const BAR = 18;

/** Operations per second, PinLife above the database or the runtime alone. */
export const drawThroughput = (rows: readonly Row[]): string =>
  rows
    .filter(({ ours, topic }) => ours.unit === 'per second' && topic !== 'peers')
    .map(({ work, ours, reference, goal }) =>
      drawGroup({
        title: work,
        bars: [
          { label: 'PinLife', value: ours.value, kind: 'ours' },
          { label: reference.note ?? 'reference', value: reference.value, kind: 'reference' },
        ],
        mark: { label: 'goal', value: reference.value * goal.ratio },
      }),
    )
    .join('');

/** PinLife beside other programs in the same run. */
export const drawPeers = (rows: readonly Row[]): string => {
  const own = rows.filter(({ topic, ours }) => topic === 'peers' && ours.unit === 'per second');
  const works = Map.groupBy(own, ({ work }) => work.slice(work.indexOf(': ') + 2));
  return [...works]
    .map(([title, beside]) => {
      const others = beside.map(
        ({ reference }): Bar => ({ label: reference.note ?? 'another', value: reference.value, kind: 'peer' }),
      );
      const ours = median(beside.map((row) => row.ours.value));
      return drawGroup({ title, bars: [{ label: 'PinLife', value: ours, kind: 'ours' }, ...others] });
    })
    .join('');
};

const drawGroup = ({ title, bars, mark }: Group): string => {
  const longest = Math.max(...bars.map(({ value }) => value), mark?.value ?? 0);
  const lines = bars.map(({ label, value, kind }) => {
    const text = formatValue({ value, unit: 'per second' });
    const markLine = mark
      ? tag('line', {
          class: 'goal',
          x1: percent((mark.value / longest) * 0.98),
          x2: percent((mark.value / longest) * 0.98),
          y1: 0,
          y2: BAR + 8,
        })
      : '';
    const bar = tag('rect', { class: kind, x: 0, y: 4, width: percent((value / longest) * 0.98), height: BAR, rx: 3 });
    return `<div class="bar"><span class="name">${escapeText(label)}</span><svg width="100%" height="${BAR + 8}" role="img" aria-label="${escapeText(`${label}: ${text}`)}">${bar}${markLine}</svg><span class="value">${text}</span></div>`;
  });
  const legend = mark
    ? `<span class="mark">${escapeText(mark.label)}: ${formatValue({ value: mark.value, unit: 'per second' })}</span>`
    : '';
  return `<div class="group"><h3>${escapeText(title)}${legend}</h3>${lines.join('')}</div>`;
};
