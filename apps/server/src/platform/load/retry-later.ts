/** Thrown where the other side said when to retry: the next attempt waits at least that long. */
export class RetryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.name = 'RetryLater';
    this.afterMs = afterMs;
  }
}
