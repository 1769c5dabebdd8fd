import { useMemo } from 'react';
import { drawWave, toBars, WAVE_HEIGHT } from './peaks.ts';
import classes from './waveform.module.css';

/** More would run into each other on a phone. */
const BARS = 60;
const UNKNOWN = Array.from({ length: BARS }, () => 0);

type WaveformProps = {
  peaks: readonly number[] | null;
  /** How much of it lies behind, from 0 to 1. */
  played: number;
};

/** The loudness of a recording; an even row of dots where nobody has measured it. */
export const Waveform = ({ peaks, played }: WaveformProps) => {
  const { path, width } = useMemo(() => drawWave(peaks && peaks.length > 0 ? toBars(peaks, BARS) : UNKNOWN), [peaks]);
  return (
    <svg
      className={classes.wave}
      viewBox={`0 0 ${width} ${WAVE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
      <path d={path} data-played style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0) view-box` }} />
    </svg>
  );
};
