import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import { listedTagSchema, tagChangeCreateSchema, tagChangeSchema } from './schema.ts';

/** Tags of all notes of a person. */
export const tagEndpoints = {
  listTags: {
    summary: 'The tags of all notes, the one used last first',
    data: z.array(listedTagSchema),
    status: 200,
    failures: ['too_many_attempts'],
  },
  changeTags: {
    summary: 'Rename a tag, merge several or remove some: an edit of each note, done by a job',
    body: tagChangeCreateSchema,
    data: tagChangeSchema,
    status: 201,
    failures: ['not_found', 'too_many_attempts'],
  },
  getTagChange: {
    summary: 'How far a change of tags has come',
    params: idParamsSchema,
    data: tagChangeSchema,
    status: 200,
    failures: ['not_found'],
  },
  undoTagChange: {
    summary: 'Take a change of tags back, for 30 days; notes that were edited since stay as they are',
    params: idParamsSchema,
    data: tagChangeSchema,
    status: 200,
    failures: ['not_found', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
