import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, removeItem, writeItem } from '../storage/storage.ts';

/** The result of a login's first step. It is valid only for the second step, and is removed with the tab. */
type FirstStep = { ticket: string; keep: boolean };

/** `data`: of the error that requires the second step. */
export const keepFirstStep = (data: unknown, keep: boolean): void => {
  const { ticket } = data as { ticket: string };
  writeItem('sessionStorage', storageKeys.secondStep, JSON.stringify({ ticket, keep } satisfies FirstStep));
};

export const readFirstStep = (): FirstStep | null => {
  const stored = readItem('sessionStorage', storageKeys.secondStep);
  return stored === null ? null : (JSON.parse(stored) as FirstStep);
};

export const forgetFirstStep = (): void => removeItem('sessionStorage', storageKeys.secondStep);
