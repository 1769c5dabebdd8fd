import { useMemo } from 'react';
import { drawWave, toBars, WAVE_HEIGHT } from './peaks.ts';
import classes from './waveform.module.css';

/** More bars would touch each other on a phone. */
const BARS = 60;
const UNKNOWN = Array.from({ length: BARS }, () => 0);

type WaveformProps = {
  peaks: readonly number[] | null;
  /** The played share, from 0 to 1. */
  played: number;
};

/** The waveform of a recording; an even row of dots without measurements. */
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
