import type { ErrorCode } from '@pinlife/contract/errors';

/** Something about a file that no further try would mend: a sentence for its report. */
export class ImportFault extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImportFault';
    this.code = code;
  }
}
