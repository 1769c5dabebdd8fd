/** The number of doublings on either side of the goal. */
const DOUBLINGS = 4;

/** The position of a margin between 0 and 1: the goal is in the middle, and each step is twice or half of it. */
export const placeMargin = (margin: number): number => {
  const doublings = Math.min(DOUBLINGS, Math.max(-DOUBLINGS, Math.log2(margin)));
  return 0.5 + doublings / (2 * DOUBLINGS);
};

export const isOffScale = (margin: number): boolean => Math.abs(Math.log2(margin)) > DOUBLINGS;

/** The marks above the tracks. */
export const marks = [
  { margin: 1 / 16, label: '16x short' },
  { margin: 1 / 4, label: '4x short' },
  { margin: 1, label: 'goal' },
  { margin: 4, label: '4x better' },
  { margin: 16, label: '16x better' },
] as const;
