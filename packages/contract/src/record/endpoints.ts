import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { recordFileSchema, recordQuerySchema, recordSchema } from './schema.ts';

/** The record of acts. Only for operators: to other people these calls do not exist (404). */
export const recordEndpoints = {
  listRecord: {
    summary: 'Who did what in the last 90 days, the newest first, 50 a page (operators)',
    query: recordQuerySchema,
    data: recordSchema,
    status: 200,
    failures: ['not_found', 'page_invalid', 'date_invalid'],
  },
  exportRecord: {
    summary: 'What is found in the record as CSV, times in ISO 8601 (operators)',
    query: recordQuerySchema,
    data: recordFileSchema,
    status: 200,
    failures: ['not_found', 'page_invalid', 'date_invalid'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
