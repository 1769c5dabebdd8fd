import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { memoriesQuerySchema, memorySchema } from './schema.ts';

/** Memories: notes that were created on today's date in earlier years. */
export const memoryEndpoints = {
  listMemories: {
    summary:
      'The notes that were created on this local day in earlier years, the newest year first, at most 5 of each; more than 2 MB end early',
    query: memoriesQuerySchema,
    data: z.array(memorySchema),
    status: 200,
    failures: [],
  },
  hideMemory: {
    summary: 'Never show a note among the memories; the note itself stays as it is',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  showMemory: {
    summary: 'Show a note among the memories again',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
