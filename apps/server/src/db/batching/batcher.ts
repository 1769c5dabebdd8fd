import type pg from 'pg';
import { isStatementError } from '../failures.ts';
import { decodeRows, type FastAnswer, type FastStatement, type Fields } from './fast-statement.ts';
import { BRIEF_WAIT_MS, isLockWait, LONG_WAIT_MS, limitLockWait, openLockQueue } from './lock-waits.ts';
import { findJob, mergeStatements, splitRows } from './merge.ts';
import { PipelinedConnection } from './pipeline.ts';
import { TextQuery } from './text-query.ts';

/** A batch that takes longer is assumed to wait for a lock. */
const STUCK_AFTER_MS = 25;
/**
 * This number of statements is sent at once; fewer wait for the end of this turn of the event loop. Small batches keep both
 * sides busy: while the database works on one, the server reads the next requests.
 */
const FULL_BATCH = 4;

export type BatcherOptions = {
  /** The number of connections. */
  connections: number;
  /** The number of batches that are pipelined on each connection. */
  depth: number;
  /** The limit of statements in a batch. */
  size: number;
  /** Writes are committed together, so all wait for the commit. Reads are answered as their rows arrive. */
  isWriting: boolean;
  /** Throws if sending is useless, such as while the database is away. */
  beforeSend: () => void;
};

type Job = {
  statement: FastStatement<unknown>;
  resolve: (answer: FastAnswer<unknown>) => void;
  reject: (error: unknown) => void;
};

/** `waitMs`: the lock timeout; null keeps that of the connection. */
type SendOptions = { waitMs?: number | null; onEnd?: () => void };

export type Batcher = ReturnType<typeof openBatcher>;

/**
 * Sends short statements of many callers in batches on few connections. Statements of one turn of the event loop, or that
 * arrive while connections are busy, share one system call, one wake-up of the database and, for writes, one flush of its
 * log. `DATABASE_BATCHING=off` sends each through pg's pool instead: do that for good once pg batches itself, or if the
 * batches cost less than a tenth of the throughput.
 */
export const openBatcher = (pool: pg.Pool, options: BatcherOptions) => {
  const { connections, depth, size, isWriting, beforeSend } = options;
  const waiting: Job[] = [];
  const pipelines = Array.from({ length: connections }, (): Pipeline => openPipeline(pool));
  let isScheduled = false;
  /** The number of batches that have exceeded STUCK_AFTER_MS. */
  let stuck = 0;

  const schedule = () => {
    if (waiting.length === 0) return;
    if (waiting.length >= FULL_BATCH) return dispatch();
    if (!isScheduled && pipelines.some(isFree)) {
      isScheduled = true;
      setImmediate(dispatch);
    }
  };

  const dispatch = () => {
    isScheduled = false;
    while (waiting.length > 0) {
      const free = pipelines.filter(isFree);
      // While another batch is running, send only full batches.
      const pipeline =
        free[0] ?? (waiting.length >= FULL_BATCH ? pipelines.find(({ batches }) => batches < depth) : undefined);
      if (!pipeline) return;
      const share = waiting.length > 2 * FULL_BATCH ? Math.ceil(waiting.length / Math.max(free.length, 1)) : FULL_BATCH;
      send(waiting.splice(0, Math.min(share, size)), pipeline);
    }
  };

  /**
   * Counts a batch of a pipeline and returns the function that ends it. A pipeline with a stuck batch is replaced, so that
   * others need not wait.
   */
  const occupy = (pipeline: Pipeline) => {
    pipeline.batches += 1;
    let isStuck = false;
    const replace = () => {
      isStuck = true;
      stuck += 1;
      const at = pipelines.indexOf(pipeline);
      if (at >= 0) pipelines[at] = openPipeline(pool);
      schedule();
    };
    const timer = setTimeout(replace, STUCK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (isStuck) stuck -= 1;
      pipeline.batches -= 1;
      schedule();
    };
  };

  /**
   * A batch waits only briefly: all of its statements would wait for the lock that one needs. The same while others are
   * stuck, since they could take all connections.
   */
  const chooseWait = (jobs: readonly Job[]) => (isWriting && (jobs.length > 1 || stuck > 0) ? BRIEF_WAIT_MS : null);

  const send = (jobs: readonly Job[], pipeline: Pipeline, { waitMs = chooseWait(jobs), onEnd }: SendOptions = {}) => {
    try {
      beforeSend();
    } catch (error) {
      onEnd?.();
      for (const { reject } of jobs) reject(error);
      return;
    }
    const end = occupy(pipeline);
    const merged = mergeStatements(jobs);
    if (waitMs !== null) merged.unshift({ statement: limitLockWait(waitMs, isNamed(jobs)), jobs: [] });
    const unanswered = new Set(jobs);
    const answerOnce = (job: Job | undefined, rows: readonly Fields[]) => {
      if (job && unanswered.delete(job)) answer(job, rows);
    };
    const onRow = (index: number, row: Fields) => answerOnce(findJob(merged[index], row), [row]);
    const onAnswer = (index: number, rows: readonly Fields[]) => {
      const answered = merged[index];
      if (!answered) return;
      for (const [number, own] of splitRows(answered, rows).entries()) answerOnce(answered.jobs[number], own);
    };
    const query = new TextQuery(
      merged.map(({ statement }) => statement),
      isWriting ? {} : { onRow, onAnswer },
    );
    pipeline.connection.run(query, (error) => {
      // Send the next batch before this one is answered.
      end();
      onEnd?.();
      if (error) recover([...unanswered], error, waitMs);
      else if (isWriting) for (const [index, rows] of query.answers.entries()) onAnswer(index, rows);
    });
  };

  const lockQueue = openLockQueue<Job>((job, done) =>
    send([job], openPipeline(pool), { waitMs: LONG_WAIT_MS, onEnd: done }),
  );

  /** One failing statement fails its batch, so each is sent again alone. Only the one that needs a lock then waits. */
  const recover = (jobs: readonly Job[], error: Error, waitMs: number | null) => {
    const isOfBatch = jobs.length > 1 && isStatementError(error);
    for (const job of jobs) {
      if (isOfBatch) send([job], openPipeline(pool), { waitMs });
      else if (!(waitMs === BRIEF_WAIT_MS && isLockWait(error) && lockQueue.add(job))) job.reject(error);
    }
  };

  return {
    run: <Row>(statement: FastStatement<Row>): Promise<FastAnswer<Row>> =>
      new Promise<FastAnswer<unknown>>((resolve, reject) => {
        waiting.push({ statement, resolve, reject });
        schedule();
      }) as Promise<FastAnswer<Row>>,
  };
};

const answer = (job: Job, rows: readonly Fields[]) => {
  try {
    job.resolve(decodeRows(job.statement, rows));
  } catch (error) {
    job.reject(error);
  }
};

/** A connection and the number of batches in flight on it. */
type Pipeline = { connection: PipelinedConnection; batches: number };

const openPipeline = (pool: pg.Pool): Pipeline => ({ connection: new PipelinedConnection(pool), batches: 0 });
const isFree = ({ batches }: Pipeline) => batches === 0;
const isNamed = ([job]: readonly Job[]) => job?.statement.name !== '';
