import type { Note } from '@pinlife/contract/note/schema';
import type { Notification } from '@pinlife/contract/notification/schema';
import { useEffect, useEffectEvent } from 'react';
import { useIsReachable } from '../../../lib/api/connection.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { findKnownTime, recordClockSkew } from '../../../lib/time/known-time.ts';
import { loadTemporal } from '../../../lib/time/load-temporal.ts';

const LOOK_EVERY_MS = 5000;
/** The longest time until an outage is noticed. */
const MARGIN_MS = 30_000;
const NOTE_SKEW_EVERY_MS = 10_000;

const local = definePart(async () => {
  await loadTemporal();
  return import('./ring-locally.ts');
});

/** Rings by the kept notes while the server is unreachable. */
export const useLocalRinging = (onRing: (notifications: readonly Notification[]) => void): void => {
  const isReachable = useIsReachable();
  const ring = useEffectEvent(onRing);
  useEffect(() => {
    if (isReachable) {
      local.find()?.forgetEarlyRings();
      const timer = setInterval(recordClockSkew, NOTE_SKEW_EVERY_MS);
      return () => clearInterval(timer);
    }
    recordClockSkew();
    let from = new Date(findKnownTime() - MARGIN_MS);
    let kept: readonly Note[] | null = null;
    const look = async () => {
      const part = await local.tryLoad();
      if (!part) return;
      kept ??= await part.listKeptReminders();
      const [begin, to] = [from, new Date(findKnownTime())];
      from = to;
      const rung = await part.takeLocalRings(kept, begin, to);
      if (rung.length > 0) ring(rung);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isReachable]);
};
