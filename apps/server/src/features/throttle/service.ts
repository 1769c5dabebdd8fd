import type { ErrorCode } from '@pinlife/contract/errors';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { tooManyAttempts } from '../../platform/load/too-many.ts';
import type { Taking, ThrottleRepo } from './repo.ts';

export type Limit = {
  name: string;
  limit: number;
  /** null: the count stays until it is cleared. */
  windowSeconds: number | null;
  refusal: Extract<ErrorCode, 'too_many_attempts' | 'pin_login_closed'>;
};

/** One limit for one subject: an account, an address, a recipient. */
export type Count = {
  limit: Limit;
  subject: string;
  /** When full it does not refuse: the caller asks `isFull` and decides. */
  isQuiet?: boolean;
};

/** Counts that can be given back. */
type Reservation = {
  /** Whether a quiet count of this limit was full. */
  isFull(limit: Limit): boolean;
  giveBack(): Promise<void>;
  /** Gives the counts back if the attempt could not be made. */
  during<Result>(attempt: Promise<Result>): Promise<Result>;
};

export type ThrottleService = ReturnType<typeof createThrottleService>;

// The error tells people what to do; the header delays robots.
const CLOSED_RETRY_AFTER_SECONDS = 3600;

/**
 * Counts in the database before anything is checked, in a separate transaction, so that parallel guesses on several nodes
 * are all counted. All counts of an attempt are taken together or not at all. That is why it replaces rate-limiter-flexible:
 * use that when counts move out of PostgreSQL.
 */
export const createThrottleService = ({
  database,
  repo,
  clock,
}: {
  database: Transactor;
  repo: ThrottleRepo;
  clock: Clock;
}) => {
  const refuseFull = async (counts: readonly Count[], now: Date) => {
    const asked = counts.map((count) => ({ count, bucket: bucketOf(count), limit: count.limit.limit }));
    const full = await repo.findFull(asked, now);
    const refused = asked.find(({ bucket }) => bucket === full?.bucket);
    if (full && refused) throw refusalOf(refused.count.limit, full.endsAt, now);
  };

  /** Counts one in each that is not full, and returns which were counted. */
  const take = async (tx: Tx, counts: readonly Count[], now: Date): Promise<Count[]> => {
    const asked = inOrder(counts).map((count) => ({ count, ...toTaking(count, now) }));
    const taken = await repo.take(tx, asked, now);
    return asked.filter(({ bucket }) => taken.has(bucket)).map(({ count }) => count);
  };

  return {
    async reserve(counts: readonly Count[]): Promise<Reservation> {
      const now = clock.now();
      await refuseFull(
        counts.filter(({ isQuiet }) => !isQuiet),
        now,
      );
      const taken = await database.transaction(async (tx) => {
        const taken = await take(tx, counts, now);
        const refused = counts.find((count) => !count.isQuiet && !taken.includes(count));
        if (refused) throw refusalOf(refused.limit, await repo.findEnd(tx, bucketOf(refused)), now);
        return taken;
      });
      const giveBack = () => database.transaction((tx) => repo.giveBack(tx, taken.map(bucketOf)));
      return {
        isFull: (limit) => counts.some((count) => count.limit === limit && !taken.includes(count)),
        giveBack,
        during: (attempt) =>
          attempt.catch(async (error: unknown) => {
            await giveBack();
            throw error;
          }),
      };
    },

    /** Throws if a limit is reached, without counting. */
    refuse: (counts: readonly Count[]): Promise<void> => refuseFull(counts, clock.now()),

    /** Counts one more and returns whether it is allowed, without throwing. For limits that are never given back. */
    async allows(counts: readonly Count[]): Promise<boolean> {
      try {
        await this.reserve(counts);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.status === 429) return false;
        throw error;
      }
    },

    /** Runs in the caller's transaction. Returns whether one more was counted. */
    async take(tx: Tx, count: Count): Promise<boolean> {
      return (await take(tx, [count], clock.now())).length > 0;
    },

    giveBack: (tx: Tx, count: Count): Promise<void> => repo.giveBack(tx, [bucketOf(count)]),

    clear: (tx: Tx, counts: readonly Count[]): Promise<void> => repo.clear(tx, inOrder(counts).map(bucketOf)),

    /** Called after the clock was ahead: windows that began then would not end before that time. */
    endWindows: (): Promise<number> => database.transaction((tx) => repo.deleteEnding(tx, 'infinity')),

    sweep: (): Promise<number> => database.transaction((tx) => repo.sweep(tx, clock.now())),
  };
};

const bucketOf = ({ limit, subject }: Count) => `${limit.name}:${subject}`;

const toTaking = ({ limit, subject }: Count, now: Date): Taking => ({
  bucket: bucketOf({ limit, subject }),
  limit: limit.limit,
  endsAt: limit.windowSeconds === null ? null : new Date(now.getTime() + limit.windowSeconds * 1000),
});

/** Sorts counts in one order for all callers, so that they do not deadlock. */
const inOrder = (counts: readonly Count[]): Count[] =>
  counts.toSorted((one, other) => (bucketOf(one) < bucketOf(other) ? -1 : 1));

const refusalOf = (limit: Limit, endsAt: Date | null, now: Date): AppError =>
  tooManyAttempts(
    endsAt ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : CLOSED_RETRY_AFTER_SECONDS,
    limit.refusal,
  );
