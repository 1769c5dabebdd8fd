import { HOUR_MS } from '@pinlife/contract/durations';
import type { Transactor } from '../../db/pool.ts';
import type { Logger } from '../../platform/logger.ts';
import type { InstanceRepo } from './repo.ts';

const SETTING = 'clock';
/** A weekend off is nothing unusual. */
const JUMP_MS = 72 * HOUR_MS;
/** So long somebody may notice a wrong clock before anything is removed by it. */
const GRACE_MS = 24 * HOUR_MS;
/** More than the clocks of two nodes may differ. */
const SET_BACK_MS = 2 * HOUR_MS;

type Seen = { at: number; waitsUntil: number | null };

type Dependencies = {
  database: Transactor;
  repo: Pick<InstanceRepo, 'findSetting' | 'replaceSetting'>;
  log: Pick<Logger, 'warn'>;
  /** The clock was ahead and has been set right: what was put off by it has to be called back. */
  onSetBack(): Promise<void>;
};

/**
 * Whether the clock may be believed by what removes for good. After a large leap nobody can tell a clock that went
 * wrong from an instance that was off for months: so removals wait for a day of running, and say so.
 */
export const createClockWatch = ({ database, repo, log, onSetBack }: Dependencies) => ({
  async allowsRemoval(now: Date): Promise<boolean> {
    const seen = parse(await repo.findSetting(SETTING));
    // Before it is noted: what fails is tried again.
    if (seen && seen.at - now.getTime() > SET_BACK_MS) await onSetBack();
    const next = advance(seen, now.getTime());
    await database.transaction((tx) => repo.replaceSetting(tx, SETTING, JSON.stringify(next)));
    if (next.waitsUntil === null) return true;
    log.warn({ until: new Date(next.waitsUntil) }, describeWait(next.waitsUntil));
    return false;
  },
});

/** For `doctor`: why nothing is removed at present, or null. */
export const findRemovalWait = async (repo: Pick<InstanceRepo, 'findSetting'>): Promise<string | null> => {
  const seen = parse(await repo.findSetting(SETTING));
  return seen?.waitsUntil ? describeWait(seen.waitsUntil) : null;
};

const describeWait = (until: number) =>
  `The clock went ahead by more than ${JUMP_MS / HOUR_MS} hours since it was last seen: nothing is removed for good before ${new Date(until).toISOString()}. Set the clock right if it is wrong`;

/**
 * A clock that goes back removes less: it was set right, or is wrong in the harmless direction. Only then is there longer
 * to wait than was said: that of another node may be a little behind.
 */
const advance = (seen: Seen | null, now: number): Seen => {
  if (!seen) return { at: now, waitsUntil: null };
  if (now - seen.at > JUMP_MS) return { at: now, waitsUntil: now + GRACE_MS };
  const leftMs = (seen.waitsUntil ?? now) - now;
  return { at: now, waitsUntil: leftMs > 0 && leftMs <= GRACE_MS + HOUR_MS ? seen.waitsUntil : null };
};

const parse = (text: string | null): Seen | null => (text === null ? null : (JSON.parse(text) as Seen));
