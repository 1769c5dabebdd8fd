/** A table whose rows fall due, such as jobs and reminders. */
export type WorkSource = {
  name: string;
  nextDueAt(): Promise<Date | null>;
  /** Processes some due rows and returns how many; 0 if none are left. Takes no new work once the signal is aborted. */
  runBatch(now: Date, signal: AbortSignal): Promise<number>;
  /** For work that outlives `runBatch`: finishes it or releases it. */
  finish?(): Promise<void>;
};
