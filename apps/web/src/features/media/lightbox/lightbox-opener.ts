import type { Media } from '@pinlife/contract/media/schema';
import { onSessionEnd } from '../../../lib/session/session.ts';
import { createStore } from '../../../lib/storage/store.ts';

export type LightboxView = { title: string; images: readonly Media[]; index: number };

const view = createStore<LightboxView | null>(null);
onSessionEnd(() => view.set(null));

/** Opens pictures in the lightbox. */
export const openLightbox = (next: LightboxView): void => view.set(next);
export const closeLightbox = (): void => view.set(null);
export const useLightboxView = (): LightboxView | null => view.useValue();
