import type { ErrorCode } from '@pinlife/contract/errors';

/** A permanent fault of the file; its code is shown in the report. */
export class ImportFault extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImportFault';
    this.code = code;
  }
}
