import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { mediaAttachSchema } from '../media/schema.ts';
import { reminderRefusals } from '../reminder/schema.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { noteCreateSchema, noteListQuerySchema, noteParamsSchema, noteSchema, noteUpdateSchema } from './schema.ts';
import { noteVersionSchema, versionListQuerySchema, versionParamsSchema } from './version.ts';

/** Notes, with the media that are attached to them. */
export const noteEndpoints = {
  listNotes: {
    summary:
      'A page of notes, newest first. With type=trash the deleted ones. A page of more than 2 MB ends early: next continues it',
    query: noteListQuerySchema,
    data: z.array(noteSchema),
    isTagged: true,
    failures: ['cursor_invalid', 'too_many_attempts'],
  },
  createNote: {
    summary: 'Create a note. Sent again with the same _id, it returns the existing note',
    body: noteCreateSchema,
    data: noteSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['note_too_large', 'media_missing', 'too_much_media', 'space_full', ...reminderRefusals],
  },
  getNote: {
    summary: 'A note with all its comments',
    params: idParamsSchema,
    data: noteSchema,
    failures: ['not_found'],
  },
  updateNote: {
    summary: 'Edit a note. With a stale If-Match the answer has the current note',
    params: idParamsSchema,
    body: noteUpdateSchema,
    data: noteSchema,
    failures: [
      'not_found',
      'note_deleted',
      'note_changed',
      'note_too_large',
      'media_missing',
      'too_much_media',
      ...reminderRefusals,
    ],
  },
  deleteNote: {
    summary: 'Move a note to the trash; if it is shared, its link ends for good',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found', 'note_changed'],
  },
  restoreNote: {
    summary: 'Restore a note from the trash',
    params: idParamsSchema,
    data: noteSchema,
    failures: ['not_found'],
  },
  listVersions: {
    summary: 'The earlier versions of a note, newest first',
    params: idParamsSchema,
    query: versionListQuerySchema,
    data: z.array(noteVersionSchema),
    failures: ['not_found', 'cursor_invalid'],
  },
  restoreVersion: {
    summary:
      'Restore an earlier version: title, text, colour, place and media. Passion and reminders stay. It is an edit like any other',
    params: versionParamsSchema,
    data: noteSchema,
    failures: ['not_found', 'note_deleted', 'note_changed'],
  },
  markNoteDone: {
    summary: 'Mark a note as done',
    params: idParamsSchema,
    data: noteSchema,
    failures: ['not_found'],
  },
  markNoteUndone: {
    summary: 'Mark a note as not done',
    params: idParamsSchema,
    data: noteSchema,
    failures: ['not_found'],
  },
  attachMedia: {
    summary: 'Add media to a note',
    params: noteParamsSchema,
    body: mediaAttachSchema,
    data: noteSchema,
    failures: ['not_found', 'media_missing', 'too_much_media', 'space_full'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
