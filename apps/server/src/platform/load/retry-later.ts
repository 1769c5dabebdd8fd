/** Thrown by whoever was told when to come back: the next attempt waits at least so long. */
export class RetryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number) {
    super(message);
    this.name = 'RetryLater';
    this.afterMs = afterMs;
  }
}
