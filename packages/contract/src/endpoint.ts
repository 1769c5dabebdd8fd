import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** What one call takes and answers. */
export type Endpoint = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands under `data` in the answer. */
  data: z.ZodType;
  status: 200 | 201;
  /** The answer carries an `ETag`; to whoever names it in `If-None-Match`, the same is answered with 304 and no body. */
  isTagged?: true;
  /** Failures beyond those that any call can have. */
  failures: readonly ErrorCode[];
};
