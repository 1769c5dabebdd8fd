import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, writeItem } from '../../../lib/storage/storage.ts';

/** What has rung in this browser of late, by name: it does not ring again when the server tells of it, too. */
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

export const rememberRung = (names: readonly string[]): void => {
  if (names.length === 0) return;
  const all = [...new Set([...readNames(), ...names])].slice(-MOST_NAMES);
  writeItem('localStorage', storageKeys.rung, JSON.stringify(all));
};
