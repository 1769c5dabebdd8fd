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

/** One limit applied to one subject: an account, an address, a recipient. */
export type Count = {
  limit: Limit;
  subject: string;
  /** A full one refuses nothing by itself: whoever reserves learns of it and answers as they would otherwise. */
  isQuiet?: boolean;
};

/** What was counted and can be given back. */
type Reservation = {
  /** Whether a quiet count was full. */
  isOverdrawn: boolean;
  giveBack(): Promise<void>;
  /** What could not be tried at all does not count. */
  during<Result>(attempt: Promise<Result>): Promise<Result>;
};

export type ThrottleService = ReturnType<typeof createThrottleService>;

// What a client may honestly try again is told by the sentence; the header only keeps robots away for a while.
const CLOSED_RETRY_AFTER_SECONDS = 3600;

/**
 * Counts before anything is checked, in a transaction of its own, in the database: parallel guesses on any number of
 * nodes cannot slip through together. All counts of one attempt are taken together or not at all, which is why this stands in
 * place of rate-limiter-flexible: go back to that when counts move out of PostgreSQL.
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

  /** Counts one more of each, unless there are too many, and answers which were counted. */
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
        isOverdrawn: taken.length < counts.length,
        giveBack,
        during: (attempt) =>
          attempt.catch(async (error: unknown) => {
            await giveBack();
            throw error;
          }),
      };
    },

    /** For what is only limited, never given back, and not worth an error: whether one more is allowed. */
    async allows(counts: readonly Count[]): Promise<boolean> {
      try {
        await this.reserve(counts);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.status === 429) return false;
        throw error;
      }
    },

    /** Within a transaction of the caller's: whether one more was counted. */
    async take(tx: Tx, count: Count): Promise<boolean> {
      return (await take(tx, [count], clock.now())).length > 0;
    },

    giveBack: (tx: Tx, count: Count): Promise<void> => repo.giveBack(tx, [bucketOf(count)]),

    clear: (tx: Tx, counts: readonly Count[]): Promise<void> => repo.clear(tx, inOrder(counts).map(bucketOf)),

    sweep: (): Promise<number> => database.transaction((tx) => repo.sweep(tx, clock.now())),
  };
};

const bucketOf = ({ limit, subject }: Count) => `${limit.name}:${subject}`;

const toTaking = ({ limit, subject }: Count, now: Date): Taking => ({
  bucket: bucketOf({ limit, subject }),
  limit: limit.limit,
  endsAt: limit.windowSeconds === null ? null : new Date(now.getTime() + limit.windowSeconds * 1000),
});

/** The same for everybody: two who take several in another order would wait for each other. */
const inOrder = (counts: readonly Count[]): Count[] =>
  counts.toSorted((one, other) => (bucketOf(one) < bucketOf(other) ? -1 : 1));

const refusalOf = (limit: Limit, endsAt: Date | null, now: Date): AppError =>
  tooManyAttempts(
    endsAt ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : CLOSED_RETRY_AFTER_SECONDS,
    limit.refusal,
  );
