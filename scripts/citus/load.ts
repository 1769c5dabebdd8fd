import { setTimeout as sleep } from 'node:timers/promises';
import { shardOf } from '../../apps/server/src/db/shards/shard.ts';
import type { Api } from '../app/api.ts';

export type TestUser = { id: string; token: string };

/** The acknowledged writes of one person. */
export type Journal = {
  resident: TestUser;
  /** Notes that were acknowledged. */
  kept: string[];
  /** Those of them with a reminder that was due before the end. */
  ringing: string[];
  failures: number;
  /** The longest time without an acknowledged write. */
  longestGapMs: number;
};

/** One in this number of notes has a reminder. */
const REMINDER_EVERY = 4;
const REMINDER_AHEAD_MS = 2_000;
const PAUSE_MS = 20;

/** People write one note after the other until the load stops. */
export const startLoad = (api: Api, residents: readonly TestUser[]) => {
  let isOn = true;
  const writing = residents.map((resident) => write(api, resident, () => isOn));
  return {
    async stop(): Promise<Journal[]> {
      isOn = false;
      return Promise.all(writing);
    },
  };
};

const write = async (api: Api, resident: TestUser, isOn: () => boolean): Promise<Journal> => {
  const journal: Journal = { resident, kept: [], ringing: [], failures: 0, longestGapMs: 0 };
  let lastAt = performance.now();
  for (let number = 0; isOn(); number += 1) {
    const hasReminder = number % REMINDER_EVERY === 0;
    const id = await add(api, resident, number, hasReminder);
    if (id) {
      journal.kept.push(id);
      if (hasReminder) journal.ringing.push(id);
      journal.longestGapMs = Math.max(journal.longestGapMs, performance.now() - lastAt);
      lastAt = performance.now();
    } else journal.failures += 1;
    await sleep(PAUSE_MS);
  }
  journal.longestGapMs = Math.max(journal.longestGapMs, performance.now() - lastAt);
  return journal;
};

const add = async (api: Api, { token }: TestUser, number: number, hasReminder: boolean): Promise<string | null> => {
  const selectedDateTime = new Date(Date.now() + REMINDER_AHEAD_MS).toISOString();
  const reminders = hasReminder ? [{ selectedDateTime, timezone: 'UTC', repeatType: 'Never' as const }] : [];
  const answer = await api
    .call('createNote', { token, body: { title: `Written under fire ${number}`, reminders } })
    .catch(() => null);
  return answer?.status === 201 ? answer.data._id : null;
};

/** Groups journals by the number of their shard. */
export const byShard = (journals: readonly Journal[], shards: number): Map<number, Journal[]> =>
  Map.groupBy(journals, ({ resident }) => shardOf(resident.id, shards));
