/** Thrown if the other side gives a time for the retry: the next attempt waits at least that long. */
export class RetryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.name = 'RetryLater';
    this.afterMs = afterMs;
  }
}
