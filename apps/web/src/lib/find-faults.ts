import { faultsByField } from '@pinlife/contract/validation';
import { config, type ZodType } from 'zod';
import type { Faults } from './use-form.ts';

// Making code from strings is forbidden by the content security policy, and even asking whether it works is reported.
config({ jitless: true });

/** What a form's values break of their schema: the first code of each field. */
export const findFaults = <Values extends object>(schema: ZodType, values: Values): Faults<Values> => {
  const { error } = schema.safeParse(values);
  return error ? (faultsByField(error) as Faults<Values>) : {};
};
