import type { ErrorCode } from '@pinlife/contract/errors';

const UNREACHABLE_STATUSES = [502, 503, 504];

/** The list of codes with their English sentences comes with the words of a language, and only that knows them all. */
type NewCode = string & Record<never, never>;

export class ApiError extends Error {
  /** 0 where there was no answer at all. */
  readonly status: number;
  /** Null where the answer holds none. A newer server may send one that this page does not know. */
  readonly code: ErrorCode | NewCode | null;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** `data` of a refusal: the current note of a 412. */
  readonly data: unknown;
  /** Whether PinLife itself has answered (by the form of the body): only then a 401 ends the session. */
  readonly isOurs: boolean;

  /** `message` is the server's English sentence; empty when the answer held none. */
  constructor(
    status: number,
    code: ErrorCode | NewCode | null,
    message: string,
    more: { field?: string; retryAfterSeconds?: number; data?: unknown; isOurs?: boolean } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = more.field;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.data = more.data;
    this.isOurs = more.isOurs ?? false;
  }

  /** The server is away, for now: the same call may well succeed later. */
  get isUnavailable(): boolean {
    return this.code === 'unavailable' || UNREACHABLE_STATUSES.includes(this.status);
  }

  /** No answer of PinLife itself: none at all, or one of a proxy. */
  get isUnanswered(): boolean {
    return this.code === 'unavailable' && this.message === '';
  }
}

export const unanswered = (status = 0): ApiError => new ApiError(status, 'unavailable', '');
