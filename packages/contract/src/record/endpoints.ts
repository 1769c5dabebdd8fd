import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { recordFileSchema, recordQuerySchema, recordSchema } from './schema.ts';

/** The record of acts. Only for operators: to other people these calls do not exist (404). */
export const recordEndpoints = {
  listRecord: {
    summary: "The record of operators' actions in the last 90 days, newest first, 50 a page (operators)",
    query: recordQuerySchema,
    data: recordSchema,
    failures: ['not_found', 'page_invalid', 'date_invalid'],
  },
  exportRecord: {
    summary: 'The matches of the record as CSV, with times in ISO 8601 (operators)',
    query: recordQuerySchema,
    data: recordFileSchema,
    failures: ['not_found', 'page_invalid', 'date_invalid'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
