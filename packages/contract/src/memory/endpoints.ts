import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { memoriesQuerySchema, memorySchema } from './schema.ts';

/** Memories: notes that were created on today's date in earlier years. */
export const memoryEndpoints = {
  listMemories: {
    summary:
      'The notes created on this local day in earlier years, newest year first, at most 5 of each year. An answer of more than 2 MB ends early',
    query: memoriesQuerySchema,
    data: z.array(memorySchema),
  },
  hideMemory: {
    summary: 'Never show a note among the memories. The note stays unchanged',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  showMemory: {
    summary: 'Show a note among the memories again',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
