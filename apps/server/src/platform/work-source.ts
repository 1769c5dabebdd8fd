/** A table whose rows fall due: jobs, reminders. */
export type WorkSource = {
  name: string;
  nextDueAt(): Promise<Date | null>;
  /** Does a part of what is due and answers how much: 0 when nothing is left. An aborted signal says: take on no more. */
  runBatch(now: Date, signal: AbortSignal): Promise<number>;
  /** For a source whose work outlives `runBatch`: finishes it or gives it back. */
  finish?(): Promise<void>;
};
