import { HOUR_SECONDS, MINUTE_SECONDS } from '@pinlife/contract/durations';

const pad = (part: number): string => String(part).padStart(2, '0');

/** `1:12`, and `1:02:05` from an hour on. */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor((whole % HOUR_SECONDS) / MINUTE_SECONDS);
  const hours = Math.floor(whole / HOUR_SECONDS);
  const end = `${hours > 0 ? pad(minutes) : minutes}:${pad(whole % MINUTE_SECONDS)}`;
  return hours > 0 ? `${hours}:${end}` : end;
};
