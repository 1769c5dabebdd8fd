import { createStore } from '../storage/store.ts';

const isPrinting = createStore(false);
// The media query `print` changes too late: the browser has laid out what it prints.
globalThis.addEventListener?.('beforeprint', () => isPrinting.set(true));
globalThis.addEventListener?.('afterprint', () => isPrinting.set(false));

/** Whether the page is being printed. */
export const useIsPrinting = (): boolean => isPrinting.useValue();
