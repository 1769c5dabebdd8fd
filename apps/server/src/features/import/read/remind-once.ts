import { reminderMetaSchema } from '@pinlife/contract/reminder/schema';
import type { DraftReminder } from './port.ts';

/** A reminder at one moment, in the person's time zone. */
export const remindOnce = (at: Date): DraftReminder[] => {
  const isTime = Number.isFinite(at.getTime()) && at.getUTCFullYear() < 10_000;
  const parsed = isTime ? reminderMetaSchema.safeParse({ selectedDateTime: at.toISOString() }) : null;
  return parsed?.success ? [{ meta: parsed.data }] : [];
};
