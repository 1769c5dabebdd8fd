import type { ErrorCode } from '@pinlife/contract/errors';
import { findReminderFault } from '@pinlife/contract/reminder/check';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { useEffect, useState } from 'react';
import { findKnownTime } from '../../../lib/time/known-time.ts';

const TICK_MS = 1000;

export const findFault = (meta: ReminderMeta | null): ErrorCode | null =>
  meta ? findReminderFault(meta, new Date(findKnownTime())) : 'reminder_in_past';

/** Why the reminder cannot be set, checked repeatedly because a future time becomes a past one. */
export const useFault = (meta: ReminderMeta | null): ErrorCode | null => {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const known = findFault(meta);
    const timer = setInterval(() => {
      if (findFault(meta) !== known) setTicks((count) => count + 1);
    }, TICK_MS);
    return () => clearInterval(timer);
  });
  return findFault(meta);
};
