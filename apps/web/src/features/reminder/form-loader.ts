import { loadPart } from '../../lib/loading/load-part.ts';

type FormModule = typeof import('./form/reminder-form.tsx');

let loading: Promise<FormModule> | null = null;

/** The form computes with `Temporal`; browsers that lack it get one along with the form. */
const loadAnew = async (): Promise<FormModule> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  return import('./form/reminder-form.tsx');
};

/** One attempt at a time; a failed one can be made again. */
export const loadReminderForm = (): Promise<FormModule> => {
  loading ??= loadPart(loadAnew).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
