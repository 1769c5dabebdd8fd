import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, removeItem, writeItem } from '../storage/storage.ts';

/** What the first step of a login has given: it opens nothing but the second step, and ends with the tab. */
type FirstStep = { ticket: string; keep: boolean };

/** `data`: of the refusal that asks for the second step. */
export const keepFirstStep = (data: unknown, keep: boolean): void => {
  const { ticket } = data as { ticket: string };
  writeItem('sessionStorage', storageKeys.secondStep, JSON.stringify({ ticket, keep } satisfies FirstStep));
};

export const readFirstStep = (): FirstStep | null => {
  const stored = readItem('sessionStorage', storageKeys.secondStep);
  return stored === null ? null : (JSON.parse(stored) as FirstStep);
};

export const forgetFirstStep = (): void => removeItem('sessionStorage', storageKeys.secondStep);
