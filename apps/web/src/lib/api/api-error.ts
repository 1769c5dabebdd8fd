import type { ErrorCode } from '@pinlife/contract/errors';

/** 408: the connection stalled while the request was sent. */
const UNREACHABLE_STATUSES = [408, 502, 503, 504];
/** The call failed, at the server or on the way. */
export const FAILED = 500;

/** The list of known codes is loaded with the language, not here. */
type NewCode = string & Record<never, never>;

export class ApiError extends Error {
  /** 0 without an answer. */
  readonly status: number;
  /** Null if the answer has none. A newer server may send an unknown one. */
  readonly code: ErrorCode | NewCode | null;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** `data` of a refusal: the current note of a 412. */
  readonly data: unknown;
  /** Whether PinLife itself has refused, by its mark and a code. Other refusals decide nothing. */
  readonly isOurs: boolean;

  /** `message`: the server's English sentence, or empty. */
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

  /** The server is temporarily unavailable: the same call may succeed later. */
  get isUnavailable(): boolean {
    return this.code === 'unavailable' || UNREACHABLE_STATUSES.includes(this.status);
  }

  /** No answer of PinLife itself: none, or one of a proxy. */
  get isUnanswered(): boolean {
    return this.code === 'unavailable' && this.message === '';
  }
}

export const unansweredError = (status = 0): ApiError => new ApiError(status, 'unavailable', '');
