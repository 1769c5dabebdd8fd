import { findReminderFault } from '@pinlife/contract/reminder/check';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { AppError } from '../../platform/error/app-error.ts';

/** The server refuses what the screen refuses. */
export const refuseImpossible = (meta: ReminderMeta, now: Date): void => {
  const fault = findReminderFault(meta, now);
  if (fault) throw new AppError(fault);
};
