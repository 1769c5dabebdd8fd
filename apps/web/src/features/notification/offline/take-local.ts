import type { Note } from '@pinlife/contract/note/schema';
import type { Notification } from '@pinlife/contract/notification/schema';
import { showList } from '../../../entities/note/outbox/show.ts';
import { waitingStore } from '../../../entities/note/outbox/waiting-store.ts';
import { listNotes } from '../../../lib/kept/kept-store.ts';
import { keepRung } from '../../../lib/loading/push-record.ts';
import { getToken } from '../../../lib/session/session.ts';
import { claimRinging } from '../claim-ringing.ts';
import { listLocalFirings } from './local-firings.ts';
import { nameOfRing } from './name-of-ring.ts';
import { hasRung, rememberRung } from './rung.ts';

/** The kept notes that may ring; what is done to them while the server is away waits in the outbox. */
export const listKeptReminders = async (): Promise<readonly Note[]> => {
  const token = getToken();
  const kept = (token === null ? null : await listNotes(token)) ?? [];
  return kept.filter(({ reminders }) => reminders.length > 0);
};

/** What this tab is to ring for between two instants, by these notes and what waits for them. */
export const takeLocal = async (kept: readonly Note[], from: Date, to: Date): Promise<Notification[]> => {
  const firings = listLocalFirings(showList(kept, waitingStore.get(), {}), from, to);
  const fresh = firings.filter((one) => !hasRung(nameOfRing(one)));
  const claims = await Promise.all(fresh.map(async (one) => ((await claimRinging(one.id)) ? [one] : [])));
  const rung = claims.flat();
  const names = rung.map(nameOfRing);
  rememberRung(names);
  if (names.length > 0) await keepRung(names).catch(() => undefined);
  return rung;
};
