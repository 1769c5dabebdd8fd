import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The schemas of one call. */
export type Endpoint = {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The schema of `data` in the answer. */
  data: z.ZodType;
  /** 200 unless it says otherwise. */
  status?: 201;
  /** The answer has an `ETag`. A call that names it in `If-None-Match` gets 304 without a body if nothing changed. */
  isTagged?: true;
  /** Failures beyond those that any call can have. */
  failures?: readonly ErrorCode[];
};
