import type { Figure, Goal, Unit } from './row.ts';

const short = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const whole = (value: number): string => Math.round(value).toLocaleString('en');

const writers: Record<Unit, (value: number) => string> = {
  'per second': (value) => `${whole(value)}/s`,
  ms: (value) => `${short(value)} ms`,
  µs: (value) => `${whole(value)} µs`,
  MB: (value) => `${whole(value)} MB`,
  KB: (value) => `${value.toFixed(1)} KB`,
  points: whole,
  elements: whole,
  shift: (value) => value.toFixed(3),
};

export const formatValue = ({ value, unit }: Pick<Figure, 'value' | 'unit'>): string => writers[unit](value);

export const formatFigure = (figure: Figure): string =>
  figure.note ? `${formatValue(figure)}, ${figure.note}` : formatValue(figure);

export const formatRatio = (ratio: number): string => ratio.toFixed(ratio < 10 ? 2 : 1);

export const formatGoal = ({ is, ratio }: Goal): string => `${is} ${ratio}`;
