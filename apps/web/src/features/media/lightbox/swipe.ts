/** The distance of a swipe in pixels. */
export type Swipe = { x: number; y: number };

const SIDEWAYS = 56;
const DOWNWARD = 120;

/** The meaning of a finished swipe: next picture, previous one, close, or nothing. */
export const classifySwipe = ({ x, y }: Swipe): 'next' | 'previous' | 'dismiss' | 'none' => {
  const isSideways = Math.abs(x) > Math.abs(y);
  if (isSideways && Math.abs(x) >= SIDEWAYS) return x < 0 ? 'next' : 'previous';
  return !isSideways && y >= DOWNWARD ? 'dismiss' : 'none';
};
