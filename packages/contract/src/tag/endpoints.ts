import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import { listedTagSchema, tagChangeCreateSchema, tagChangeSchema } from './schema.ts';

/** Tags of all notes of a person. */
export const tagEndpoints = {
  listTags: {
    summary: 'The tags of all notes, most recently used first',
    data: z.array(listedTagSchema),
    failures: ['too_many_attempts'],
  },
  changeTags: {
    summary: 'Rename, merge or remove tags. A job edits each note',
    body: tagChangeCreateSchema,
    data: tagChangeSchema,
    status: 201,
    failures: ['not_found', 'too_many_attempts'],
  },
  getTagChange: {
    summary: 'The progress of a change of tags',
    params: idParamsSchema,
    data: tagChangeSchema,
    failures: ['not_found'],
  },
  undoTagChange: {
    summary: 'Undo a change of tags within 30 days. Notes edited since stay unchanged',
    params: idParamsSchema,
    data: tagChangeSchema,
    failures: ['not_found', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
