import { createStore } from '../../lib/storage/store.ts';

const words = createStore('');

/** Announces something to screen readers. */
export const announce = (text: string): void => words.set(text);

export const useAnnouncement = (): string => words.useValue();
