import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { useCallback, useState } from 'react';
import type { DraftReminder } from '../../entities/reminder/draft-reminder.ts';
import type { ReminderTarget } from './reminder-popover.tsx';

type Target = ReminderTarget & { reminder: DraftReminder | null };

/** The reminder of the open popover. */
export const useReminderTarget = () => {
  const [target, setTarget] = useState<Target | null>(null);
  return {
    target,
    add: (opener: HTMLElement) => setTarget({ opener, meta: null, reminder: null }),
    propose: (opener: HTMLElement, proposal: ReminderMeta) =>
      setTarget({ opener, meta: null, proposal, reminder: null }),
    edit: (opener: HTMLElement, reminder: DraftReminder) => setTarget({ opener, meta: reminder.meta, reminder }),
    close: useCallback(() => setTarget(null), []),
  };
};
