/** How far a finger has gone, in pixels. */
export type Swipe = { x: number; y: number };

const SIDEWAYS = 56;
const DOWNWARD = 120;

/** What a finger that lets go meant: the next picture, the one before, away with it all, or nothing. */
export const judgeSwipe = ({ x, y }: Swipe): 'next' | 'previous' | 'dismiss' | 'none' => {
  const isSideways = Math.abs(x) > Math.abs(y);
  if (isSideways && Math.abs(x) >= SIDEWAYS) return x < 0 ? 'next' : 'previous';
  return !isSideways && y >= DOWNWARD ? 'dismiss' : 'none';
};
