import type { OutboxEntry } from '../../../entities/note/outbox/queue/entry.ts';

type DueSnooze = { entry: OutboxEntry; notificationId: string; until: string };

/** The unsent snoozes whose time has come; of several for one notification the last one counts. */
export const listDueSnoozes = (entries: readonly OutboxEntry[], now: Date): DueSnooze[] => {
  const last = new Map<string, DueSnooze>();
  for (const one of entries) {
    if (one.change.kind !== 'snooze') continue;
    const { notificationId, until } = one.change;
    last.set(notificationId, { entry: one, notificationId, until });
  }
  return [...last.values()].filter(({ until }) => Date.parse(until) <= now.getTime());
};
