import { definePart } from '../../lib/loading/part.ts';

/** The form computes with `Temporal`; browsers that lack it get one along with the form. */
export const reminderForm = definePart(async () => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  return import('./form/reminder-form.tsx');
});
