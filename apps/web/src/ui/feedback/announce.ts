import { createStore } from '../../lib/storage/store.ts';

const words = createStore('');

/** Says something to those who do not see it happen. */
export const announce = (text: string): void => words.set(text);

export const useAnnouncement = (): string => words.useValue();
