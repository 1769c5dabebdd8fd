import type { Media } from '@pinlife/contract/media';
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../lib/session.ts';

export type LightboxView = { title: string; images: readonly Media[]; index: number };

let view: LightboxView | null = null;
const listeners = new Set<() => void>();

const setView = (next: LightboxView | null): void => {
  view = next;
  for (const listener of listeners) listener();
};
onSessionEnd(() => setView(null));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows pictures over everything else, from wherever they hang. */
export const openLightbox = (next: LightboxView): void => setView(next);
export const closeLightbox = (): void => setView(null);
export const useLightboxView = (): LightboxView | null => useSyncExternalStore(subscribe, () => view);
