const LOUDEST = 100;
const QUIETEST_SHOWN = 4;

/** The loudest value of each of `bars` sections; fewer bars if there are fewer values. */
export const toBars = (loudness: ArrayLike<number>, bars: number): number[] => {
  const count = Math.min(bars, loudness.length);
  const stretch = loudness.length / count;
  return Array.from({ length: count }, (_each, bar) => {
    const end = Math.max(Math.floor((bar + 1) * stretch), Math.floor(bar * stretch) + 1);
    let loudest = 0;
    for (let index = Math.floor(bar * stretch); index < end; index += 1) {
      loudest = Math.max(loudest, Math.abs(loudness[index] ?? 0));
    }
    return loudest;
  });
};

/** The loudness of a recording in bars from 0 to 100, against its own loudest moment. */
export const toPeaks = (loudness: ArrayLike<number>, bars: number): number[] => {
  const raw = toBars(loudness, bars);
  const most = Math.max(...raw, 0);
  return raw.map((value) => (most > 0 ? Math.round((value / most) * LOUDEST) : 0));
};

const WIDTH_PER_BAR = 5;
export const WAVE_HEIGHT = 26;

/** All bars as one path: a feed shows many. */
export const drawWave = (peaks: readonly number[]): { path: string; width: number } => {
  const path = peaks
    .map((peak, bar) => {
      const half = (Math.max(peak, QUIETEST_SHOWN) / LOUDEST) * (WAVE_HEIGHT / 2 - 2);
      const x = bar * WIDTH_PER_BAR + WIDTH_PER_BAR / 2;
      return `M${x} ${(WAVE_HEIGHT / 2 - half).toFixed(1)}v${(half * 2).toFixed(1)}`;
    })
    .join('');
  return { path, width: Math.max(peaks.length, 1) * WIDTH_PER_BAR };
};
