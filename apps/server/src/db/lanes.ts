import type pg from 'pg';
import { bundle, findAsker, unbundle } from './bundles.ts';
import { BRIEF_WAIT_MS, isLockWait, LONG_WAIT_MS, limitLockWait, openWaitingRoom } from './lock-waits.ts';
import { isMild, Relay } from './relay.ts';
import { decodeRows, type Fields, type TextAnswer, TextQuery, type TextStatement } from './text-query.ts';

const PATIENCE_MS = 25;
/**
 * So many go at once, the fewer wait for the end of the turn. While the database does its part for them, the next ones
 * are read: with all in one piece, one of the two would always have to wait for the other.
 */
const FEW = 4;

export type LaneOptions = {
  /** How many connections are used at once. */
  lanes: number;
  /** How many groups are on their way on each. */
  depth: number;
  /** How many statements travel together at most. */
  size: number;
  /** Writes are kept or lost together, so all wait for the end; reads are answered as their rows arrive. */
  isWriting: boolean;
  /** Throws where it is of no use to send anything. */
  beforeSend: () => void;
};

type Job = {
  statement: TextStatement<unknown>;
  resolve: (answer: TextAnswer<unknown>) => void;
  reject: (error: unknown) => void;
};

/** How long locks are waited for; null leaves it to the connection. */
type Sending = { waitMs?: number | null; onEnd?: () => void };

export type Lanes = ReturnType<typeof openLanes>;

/**
 * Brief statements of many callers on few connections. What comes in the same turn of the event loop, or while the
 * lanes are busy, travels together: one system call, one wake-up of the database and, for writes, one flush of its log.
 */
export const openLanes = (pool: pg.Pool, { lanes, depth, size, isWriting, beforeSend }: LaneOptions) => {
  const waiting: Job[] = [];
  const open = Array.from({ length: lanes }, (): Lane => openLane(pool));
  let isScheduled = false;
  /** Those that take longer than usual, as one does that waits for a lock. */
  let stuck = 0;

  const schedule = () => {
    if (waiting.length === 0) return;
    if (waiting.length >= FEW) return dispatch();
    if (!isScheduled && open.some(isFree)) {
      isScheduled = true;
      setImmediate(dispatch);
    }
  };

  const dispatch = () => {
    isScheduled = false;
    while (waiting.length > 0) {
      const free = open.filter(isFree);
      // Behind others only a full group is worth its way.
      const lane = free[0] ?? (waiting.length >= FEW ? open.find(({ groups }) => groups < depth) : undefined);
      if (!lane) return;
      const share = waiting.length > 2 * FEW ? Math.ceil(waiting.length / Math.max(free.length, 1)) : FEW;
      send(waiting.splice(0, Math.min(share, size)), lane);
    }
  };

  /** Answers what gives the lane free. Whoever holds it for too long has to wait for a lock, and others need not. */
  const occupy = (lane: Lane) => {
    lane.groups += 1;
    let isStuck = false;
    const replace = () => {
      isStuck = true;
      stuck += 1;
      const at = open.indexOf(lane);
      if (at >= 0) open[at] = openLane(pool);
      schedule();
    };
    const timer = setTimeout(replace, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (isStuck) stuck -= 1;
      lane.groups -= 1;
      schedule();
    };
  };

  /** With a group one would wait for what only one of them needs; with one after another, connections would run out. */
  const chooseWait = (jobs: readonly Job[]) => (isWriting && (jobs.length > 1 || stuck > 0) ? BRIEF_WAIT_MS : null);

  const send = (jobs: readonly Job[], lane: Lane, { waitMs = chooseWait(jobs), onEnd }: Sending = {}) => {
    try {
      beforeSend();
    } catch (error) {
      onEnd?.();
      for (const { reject } of jobs) reject(error);
      return;
    }
    const free = occupy(lane);
    const bundles = bundle(jobs);
    if (waitMs !== null) bundles.unshift({ statement: limitLockWait(waitMs, isNamed(jobs)), jobs: [] });
    const unanswered = new Set(jobs);
    const settle = (job: Job | undefined, rows: readonly Fields[]) => {
      if (job && unanswered.delete(job)) answer(job, rows);
    };
    const onRow = (index: number, row: Fields) => settle(findAsker(bundles[index], row), [row]);
    const onAnswer = (index: number, rows: readonly Fields[]) => {
      const answered = bundles[index];
      if (!answered) return;
      for (const [number, own] of unbundle(answered, rows).entries()) settle(answered.jobs[number], own);
    };
    const query = new TextQuery(
      bundles.map(({ statement }) => statement),
      isWriting ? {} : { onRow, onAnswer },
    );
    lane.relay.run(query, (error) => {
      // The next ones set out before these are answered.
      free();
      onEnd?.();
      if (error) recover([...unanswered], error, waitMs);
      else if (isWriting) for (const [index, rows] of query.answers.entries()) onAnswer(index, rows);
    });
  };

  const waitingRoom = openWaitingRoom<Job>((job, leave) =>
    send([job], openLane(pool), { waitMs: LONG_WAIT_MS, onEnd: leave }),
  );

  /** One that fails takes those beside it along, so each is tried by itself; who has to wait then does so by itself. */
  const recover = (jobs: readonly Job[], error: Error, waitMs: number | null) => {
    const isBeside = jobs.length > 1 && isMild(error);
    for (const job of jobs) {
      if (isBeside) send([job], openLane(pool), { waitMs });
      else if (!(waitMs === BRIEF_WAIT_MS && isLockWait(error) && waitingRoom.enter(job))) job.reject(error);
    }
  };

  return {
    run: <Row>(statement: TextStatement<Row>): Promise<TextAnswer<Row>> =>
      new Promise<TextAnswer<unknown>>((resolve, reject) => {
        waiting.push({ statement, resolve, reject });
        schedule();
      }) as Promise<TextAnswer<Row>>,
  };
};

const answer = (job: Job, rows: readonly Fields[]) => {
  try {
    job.resolve(decodeRows(job.statement, rows));
  } catch (error) {
    job.reject(error);
  }
};

type Lane = { relay: Relay; groups: number };

const openLane = (pool: pg.Pool): Lane => ({ relay: new Relay(pool), groups: 0 });
const isFree = ({ groups }: Lane) => groups === 0;
const isNamed = ([job]: readonly Job[]) => job?.statement.name !== '';
