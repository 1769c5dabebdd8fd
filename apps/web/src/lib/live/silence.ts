import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import { startStopwatch } from '../time/stopwatch.ts';

/** Two and a half heartbeats: a stream that is silent for longer is broken. */
export const SILENCE_MS = LIVE_HEARTBEAT_MS * 2.5;

/** Measures the time since the last event. */
export const measureSilence = () => {
  let findElapsed = startStopwatch();
  return {
    end: (): void => {
      findElapsed = startStopwatch();
    },
    isTooLong: (): boolean => findElapsed() > SILENCE_MS,
  };
};
