import { definePart } from '../../lib/loading/part.ts';
import { loadTemporal } from '../../lib/time/load-temporal.ts';

/** The form computes with `Temporal`; browsers that lack it get one along with the form. */
export const reminderForm = definePart(async () => {
  await loadTemporal();
  return import('./form/reminder-form.tsx');
});
