import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, writeItem } from '../storage/storage.ts';
import { findToldTime, type ToldTime } from './server-clock.ts';

/** Normal drift between the two clocks. */
const TOLERANCE_MS = 2000;

let skew: number | null = null;
/** The device's clocks at the last comparison. */
let last: Omit<ToldTime, 'server'> | null = null;
let known: ToldTime | null = null;

const readSkew = (): number => {
  const kept = Number(readItem('localStorage', storageKeys.clockSkew));
  return Number.isFinite(kept) ? kept : 0;
};

/**
 * The time by which reminders ring offline: the device's clock, corrected by its error when the server last answered. The
 * monotonic clock alone stops while most devices sleep. If the device's clock is set back, time goes on.
 */
export const findKnownTime = (): number => {
  const told = findToldTime();
  if (told && told !== known) {
    // The skew at the time of the answer: a device that has slept since would look like one with a fast clock.
    skew = told.server - told.device;
    [known, last] = [told, told];
  }
  skew ??= readSkew();
  const [device, monotonic] = [Date.now(), performance.now()];
  const wentBack = last ? monotonic - last.monotonic - (device - last.device) : 0;
  if (wentBack > TOLERANCE_MS) skew += wentBack;
  last = { device, monotonic };
  return device + skew;
};

/** Stores how far the device's clock is off, for a page that is opened without a network. */
export const recordClockSkew = (): void => {
  if (findToldTime() === null) return;
  findKnownTime();
  writeItem('localStorage', storageKeys.clockSkew, String(Math.round(skew ?? 0)));
};
