import { type ErrorCode, errorSentence, errorStatus } from '@pinlife/contract/errors';

type AppErrorDetails = {
  field?: string;
  /** Fills the placeholders of the sentence. */
  values?: Record<string, string>;
  retryAfterSeconds?: number;
  /** What the server holds instead of what was sent. */
  data?: unknown;
  cause?: unknown;
};

/** The one error that is meant for the person: everything else is a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(errorSentence(code, details.values), { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus(code);
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }
}
