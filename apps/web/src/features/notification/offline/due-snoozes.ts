import type { Waiting } from '../../../entities/note/outbox/queue/waiting.ts';

type DueSnooze = { waiting: Waiting; notificationId: string; until: string };

/** The waiting snoozes whose time has come; of several for one notification the last one counts. */
export const listDueSnoozes = (waiting: readonly Waiting[], now: Date): DueSnooze[] => {
  const last = new Map<string, DueSnooze>();
  for (const one of waiting) {
    if (one.change.kind !== 'snooze') continue;
    const { notificationId, until } = one.change;
    last.set(notificationId, { waiting: one, notificationId, until });
  }
  return [...last.values()].filter(({ until }) => Date.parse(until) <= now.getTime());
};
