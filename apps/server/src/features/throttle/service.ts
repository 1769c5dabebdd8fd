import type { ErrorCode } from '@pinlife/contract/errors';
import type { Transactor, Tx } from '../../db/pool.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { tooManyAttempts } from '../../platform/too-many.ts';
import type { ThrottleRepo } from './repo.ts';

export type Limit = {
  name: string;
  limit: number;
  /** null: the count stays until it is cleared. */
  windowSeconds: number | null;
  refusal: Extract<ErrorCode, 'too_many_attempts' | 'pin_login_closed'>;
};

/** One limit applied to one subject: an account, an address, a recipient. */
type Count = { limit: Limit; subject: string };

/** What was counted and can be given back. */
type Reservation = {
  giveBack(): Promise<void>;
  /** What could not be tried at all does not count. */
  during<Result>(attempt: Promise<Result>): Promise<Result>;
};

export type ThrottleService = ReturnType<typeof createThrottleService>;

// What a client may honestly try again is told by the sentence; the header only keeps robots away for a while.
const CLOSED_RETRY_AFTER_SECONDS = 3600;

/**
 * Counts before anything is checked, in a transaction of its own, in the database: parallel guesses on any number of
 * nodes cannot slip through together. All counts of one attempt are taken together or not at all.
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

  return {
    async reserve(counts: readonly Count[]): Promise<Reservation> {
      const now = clock.now();
      await refuseFull(counts, now);
      await database.transaction(async (tx) => {
        for (const { limit, subject } of counts) {
          const endsAt = limit.windowSeconds === null ? null : new Date(now.getTime() + limit.windowSeconds * 1000);
          const counted = await repo.take(tx, bucketOf({ limit, subject }), limit.limit, endsAt, now);
          if (!counted.isAllowed) throw refusalOf(limit, counted.endsAt, now);
        }
      });
      const giveBack = () => database.transaction((tx) => repo.giveBack(tx, counts.map(bucketOf)));
      return {
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

    clear: (tx: Tx, count: Count): Promise<void> => repo.clear(tx, bucketOf(count)),

    sweep: (): Promise<number> => database.transaction((tx) => repo.sweep(tx, clock.now())),
  };
};

const bucketOf = ({ limit, subject }: Count) => `${limit.name}:${subject}`;

const refusalOf = (limit: Limit, endsAt: Date | null, now: Date): AppError =>
  tooManyAttempts(
    endsAt ? Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) : CLOSED_RETRY_AFTER_SECONDS,
    limit.refusal,
  );
