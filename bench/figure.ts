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
  [formatValue(figure) + formatProcessor(figure), ...(figure.note ? [figure.note] : [])].join(', ');

/** Milliseconds of CPU time per operation, by program. */
export const formatProcessor = ({ processor = {} }: Pick<Figure, 'processor'>): string => {
  const parts = Object.entries(processor).map(([program, ms]) => `${program} ${ms.toFixed(2)}`);
  return parts.length > 0 ? ` [${parts.join(' + ')} ms]` : '';
};

export const formatRatio = (ratio: number): string => ratio.toFixed(ratio < 10 ? 2 : 1);

export const formatGoal = ({ is, ratio }: Goal): string => `${is} ${ratio}`;
