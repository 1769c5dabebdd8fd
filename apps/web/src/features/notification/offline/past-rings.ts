import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, writeItem } from '../../../lib/storage/storage.ts';

/** The latest rings of this browser, by name: they do not ring again when the server's notification comes. */
const MOST_NAMES = 200;

const readNames = (): string[] => {
  try {
    const names: unknown = JSON.parse(readItem('localStorage', storageKeys.rung) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
};

export const hasRung = (name: string): boolean => readNames().includes(name);

/** Whether this browser has rung, by itself or as the server told. */
export const isKnownRing = (name: string): boolean =>
  readNames().some((known) => known === name || known.startsWith(`${name} `));

const writeNames = (names: readonly string[]): void =>
  void writeItem('localStorage', storageKeys.rung, JSON.stringify(names));

export const rememberRings = (names: readonly string[]): void => {
  if (names.length > 0) writeNames([...new Set([...readNames(), ...names])].slice(-MOST_NAMES));
};

/** Returns the removed names, which ring once more. */
export const forgetRings = (isMeant: (name: string) => boolean): string[] => {
  const meant = readNames().filter(isMeant);
  if (meant.length > 0) writeNames(readNames().filter((name) => !meant.includes(name)));
  return meant;
};
