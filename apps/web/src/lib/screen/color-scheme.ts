import { storageKeys } from '@pinlife/contract/storage-keys';
import type { ColorScheme } from '@pinlife/contract/user/schema';
import { readItem, writeItem } from '../storage/storage.ts';
import { createStore } from '../storage/store.ts';

/** The background of the page, `--bg` of tokens.css. */
const deskColors = { light: '#f4f4f0', dark: '#121514' };

const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const isColorScheme = (value: string | null): value is ColorScheme =>
  value === 'auto' || value === 'light' || value === 'dark';

/** The colour scheme chosen in this browser, or null. */
export const findChosenColorScheme = (): ColorScheme | null => {
  const stored = readItem('localStorage', storageKeys.colorScheme);
  return isColorScheme(stored) ? stored : null;
};

const chosen = createStore<ColorScheme>(findChosenColorScheme() ?? 'auto');

/** public/early.js does the same for the first paint. */
const apply = (): void => {
  const wanted = chosen.get();
  const scheme = wanted === 'auto' ? (system?.matches ? 'dark' : 'light') : wanted;
  document.documentElement.setAttribute('data-color-scheme', scheme);
  // For the browser's own bars, even if the system has another scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = deskColors[scheme];
  }
};

const change = (scheme: ColorScheme): void => {
  chosen.set(scheme);
  apply();
};

export const chooseColorScheme = (scheme: ColorScheme): void => {
  writeItem('localStorage', storageKeys.colorScheme, scheme);
  change(scheme);
};

export const useColorScheme = (): ColorScheme => chosen.useValue();

/** Applies later choices of the system and of other tabs. */
export const followColorScheme = (): void => {
  apply();
  system?.addEventListener('change', apply);
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && key === storageKeys.colorScheme) change(findChosenColorScheme() ?? 'auto');
  });
};
