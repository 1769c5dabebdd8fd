import { type ErrorCode, errorSentence, errorStatus } from '@pinlife/contract/errors';

type AppErrorDetails = {
  field?: string;
  /** Fills the placeholders of the sentence. */
  values?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The current state on the server, for conflicts. */
  data?: unknown;
  cause?: unknown;
};

/** An error for the person. Every other error becomes a 500. */
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

export const notFound = (): never => {
  throw new AppError('not_found');
};
