import type { Note } from '@pinlife/contract/note/schema';
import type { Notification } from '@pinlife/contract/notification/schema';
import { useEffect, useEffectEvent } from 'react';
import { useIsReachable } from '../../../lib/api/connection.ts';
import { definePart } from '../../../lib/loading/part.ts';

const LOOK_EVERY_MS = 5000;
/** So long ago it may have been that the line was cut, and nobody has noticed. */
const MARGIN_MS = 30_000;

const local = definePart(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  return import('./take-local.ts');
});

/** Rings by what is kept in this browser while the server, which rings otherwise, cannot be reached. */
export const useLocalRinging = (onRing: (notifications: readonly Notification[]) => void): void => {
  const isReachable = useIsReachable();
  const ring = useEffectEvent(onRing);
  useEffect(() => {
    if (isReachable) return;
    let from = new Date(Date.now() - MARGIN_MS);
    let kept: readonly Note[] | null = null;
    const look = async () => {
      const part = await local.tryLoad();
      if (!part) return;
      kept ??= await part.listKeptReminders();
      const [begin, to] = [from, new Date()];
      from = to;
      const rung = await part.takeLocal(kept, begin, to);
      if (rung.length > 0) ring(rung);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isReachable]);
};
