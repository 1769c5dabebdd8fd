import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor } from '../../db/pool.ts';
import type { Logger } from '../../platform/logger.ts';
import type { InstanceRepo } from './repo.ts';

const SETTING = 'clock';
/** A small part of the shortest period that it protects, seven days. A machine that is used once a day jumps less. */
const JUMP_MS = 36 * HOUR_MS;
/** Longer jumps are no usual downtime, such as a weekend. */
const LONG_JUMP_MS = 72 * HOUR_MS;
/** The time in which an operator can notice a wrong clock before anything is deleted by it. */
const GRACE_MS = 24 * HOUR_MS;
/** Larger than the difference between the clocks of two nodes. */
const SET_BACK_MS = 2 * HOUR_MS;

type Seen = { at: number; waitsUntil: number | null };

type Dependencies = {
  database: Transactor;
  repo: Pick<InstanceRepo, 'findSetting' | 'replaceSetting'>;
  log: Pick<Logger, 'warn'>;
  /** Called when the clock was ahead and has been corrected: everything that it postponed must be scheduled again. */
  onSetBack(): Promise<void>;
};

/**
 * Decides whether sweeps may delete for good by the clock. After a large jump, a wrong clock cannot be told from an instance
 * that was off for months, so sweeps wait for a day and report it. After a restore they wait too.
 */
export const createClockWatch = ({ database, repo, log, onSetBack }: Dependencies) => ({
  async allowsRemoval(now: Date): Promise<boolean> {
    const seen = parse(await repo.findSetting(SETTING));
    // Runs before the time is stored, so that a failure is repeated.
    if (seen && seen.at - now.getTime() > SET_BACK_MS) await onSetBack();
    const next = advance(seen, now.getTime());
    await database.transaction((tx) => repo.replaceSetting(tx, SETTING, JSON.stringify(next)));
    if (next.waitsUntil === null) return true;
    log.warn({ until: new Date(next.waitsUntil) }, describeWait(next.waitsUntil));
    return false;
  },
});

/** For `doctor`: the reason why nothing is deleted at present, or null. */
export const findRemovalWait = async (repo: Pick<InstanceRepo, 'findSetting'>): Promise<string | null> => {
  const seen = parse(await repo.findSetting(SETTING));
  return seen?.waitsUntil ? describeWait(seen.waitsUntil) : null;
};

/**
 * The setting after a restore: a deletion that was cancelled after the backup may be due again. As if the clock was never
 * seen: the wait begins with the next start, because nobody can cancel anything before it.
 */
export const createRestoreWait = (): [key: string, value: string] => {
  const seen: Seen = { at: 0, waitsUntil: null };
  return [SETTING, JSON.stringify(seen)];
};

const describeWait = (until: number) =>
  `The clock went ahead by more than ${JUMP_MS / HOUR_MS} hours since it was last seen, or a backup was restored: nothing is removed for good before ${new Date(until).toISOString()}. Set the clock right if it is wrong`;

/**
 * A clock that goes back deletes less: it was corrected, or is wrong in the harmless direction. The wait then ends, except
 * after a small step back, as the clock of another node may be a little behind.
 */
const advance = (seen: Seen | null, now: number): Seen => {
  if (!seen) return { at: now, waitsUntil: null };
  const stepMs = now - seen.at;
  if (stepMs > JUMP_MS) {
    // Goes on with a wait: that of a machine that is off for longer than it is on would never end.
    const waitedFor = stepMs > LONG_JUMP_MS ? null : seen.waitsUntil;
    return { at: now, waitsUntil: now + (waitedFor === null ? GRACE_MS : waitedFor - seen.at) };
  }
  const leftMs = (seen.waitsUntil ?? now) - now;
  return { at: now, waitsUntil: leftMs > 0 && leftMs <= GRACE_MS + HOUR_MS ? seen.waitsUntil : null };
};

const parse = (text: string | null): Seen | null => (text === null ? null : (JSON.parse(text) as Seen));
