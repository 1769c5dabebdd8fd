import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { noteChildParamsSchema, noteParamsSchema } from '../note/schema.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema } from '../validation.ts';
import { reminderMetaSchema, reminderRefusals, reminderSchema } from './schema.ts';

/** The reminders of a note. */
export const reminderEndpoints = {
  createReminder: {
    summary: 'Add a reminder to a note',
    params: noteParamsSchema,
    body: reminderMetaSchema,
    data: reminderSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['not_found', 'self_note_without_reminders', ...reminderRefusals],
  },
  updateReminder: {
    summary: 'Change a reminder',
    params: noteChildParamsSchema,
    body: reminderMetaSchema,
    data: reminderSchema,
    failures: ['not_found', ...reminderRefusals],
  },
  deleteReminder: {
    summary: 'Remove a reminder',
    params: noteChildParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
