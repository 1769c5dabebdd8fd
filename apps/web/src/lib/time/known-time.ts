import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, writeItem } from '../storage/storage.ts';
import { findLastServerTime, type ServerTime } from './server-clock.ts';

/** Normal drift between the two clocks. */
const TOLERANCE_MS = 2000;

let skew: number | null = null;
/** The device's clocks at the last comparison. */
let last: Omit<ServerTime, 'server'> | null = null;
let known: ServerTime | null = null;

const readSkew = (): number => {
  const kept = Number(readItem('localStorage', storageKeys.clockSkew));
  return Number.isFinite(kept) ? kept : 0;
};

/**
 * The time by which reminders ring offline: the device's clock, corrected by its error when the server last answered. The
 * monotonic clock alone stops while most devices sleep. If the device's clock is set back, time goes on.
 */
export const findKnownTime = (): number => {
  const latest = findLastServerTime();
  if (latest && latest !== known) {
    // The skew at the time of the answer: a device that has slept since would look like one with a fast clock.
    skew = latest.server - latest.device;
    [known, last] = [latest, latest];
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
  if (findLastServerTime() === null) return;
  findKnownTime();
  writeItem('localStorage', storageKeys.clockSkew, String(Math.round(skew ?? 0)));
};
