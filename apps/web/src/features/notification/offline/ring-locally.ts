import type { Note } from '@pinlife/contract/note/schema';
import type { Notification } from '@pinlife/contract/notification/schema';
import { entryStore } from '../../../entities/note/outbox/display/entry-store.ts';
import { showList } from '../../../entities/note/outbox/display/show.ts';
import { discardEntries } from '../../../entities/note/outbox/outbox.ts';
import { findKeptAnswer } from '../../../lib/kept/kept.ts';
import { listNotes } from '../../../lib/kept/kept-store.ts';
import { dropRings, keepRings } from '../../../lib/loading/push-record.ts';
import { getToken } from '../../../lib/session/session.ts';
import { findServerTime } from '../../../lib/time/server-clock.ts';
import { claimRinging } from '../claim-ringing.ts';
import { listDueSnoozes } from './due-snoozes.ts';
import { listLocalRings } from './local-rings.ts';
import { forgetRings, isKnownRing, rememberRings } from './past-rings.ts';
import { isDueAfter, nameOfRing } from './ring-name.ts';

/** The stored notes that have reminders, without the changes that wait in the outbox. */
export const listKeptReminders = async (): Promise<readonly Note[]> => {
  const token = getToken();
  const kept = (token === null ? null : await listNotes(token)) ?? [];
  return kept.filter(({ reminders }) => reminders.length > 0);
};

/** The rings of this tab between two instants, by the kept notes with the entries applied. */
export const takeLocalRings = async (kept: readonly Note[], from: Date, to: Date): Promise<Notification[]> => {
  const rings = listLocalRings(showList(kept, entryStore.get(), {}), from, to);
  const fresh = rings.filter((one) => !isKnownRing(nameOfRing(one)));
  const claims = await Promise.all(fresh.map(async (one) => ((await claimRinging(one.id)) ? [one] : [])));
  const rung = [...(await takeSnoozes(to)), ...claims.flat()];
  const names = rung.map(nameOfRing);
  rememberRings(names);
  if (names.length > 0) await keepRings(names).catch(() => undefined);
  return rung;
};

/** Tolerance for early rings. */
const EARLY_MS = 30_000;

/** A clock that was set forward without a network has rung too early: by the server's time it rings again. */
export const forgetEarlyRings = async (): Promise<void> => {
  const now = findServerTime();
  if (now === null) return;
  const early = forgetRings((name) => isDueAfter(name, now + EARLY_MS));
  if (early.length > 0) await dropRings(early).catch(() => undefined);
};

/**
 * Notifications that were snoozed offline and are due, however long ago. Each rings again as the same notification, unread;
 * its waiting snooze is removed from the outbox.
 */
const takeSnoozes = async (now: Date): Promise<Notification[]> => {
  const due = listDueSnoozes(entryStore.get(), now);
  if (due.length === 0) return [];
  const known = (await findKeptAnswer<{ data: Notification[] }>('notifications'))?.data ?? [];
  const rung: Notification[] = [];
  for (const { entry, notificationId, until } of due) {
    const notification = known.find(({ id }) => id === notificationId);
    if (!notification || !(await claimRinging(`${notificationId} ${until}`))) continue;
    await discardEntries([entry]);
    rung.push({ ...notification, read: false, remindBefore: false, occurrenceAt: until });
  }
  return rung;
};
