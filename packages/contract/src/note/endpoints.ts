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
      'A page of notes, newest first; with type=trash the deleted ones. A page of more than 2 MB ends early: next continues it',
    query: noteListQuerySchema,
    data: z.array(noteSchema),
    status: 200,
    isTagged: true,
    failures: ['cursor_invalid', 'too_many_attempts'],
  },
  createNote: {
    summary: 'Create a note; sent again with the same _id it answers with the note that is already there',
    body: noteCreateSchema,
    data: noteSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['note_too_large', 'media_missing', 'too_much_media', 'space_full', ...reminderRefusals],
  },
  getNote: {
    summary: 'A note with all its comments',
    params: idParamsSchema,
    data: noteSchema,
    status: 200,
    failures: ['not_found'],
  },
  updateNote: {
    summary: 'Edit a note; a stale If-Match answers with the current one',
    params: idParamsSchema,
    body: noteUpdateSchema,
    data: noteSchema,
    status: 200,
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
    status: 200,
    failures: ['not_found', 'note_changed'],
  },
  restoreNote: {
    summary: 'Bring a note back from the trash',
    params: idParamsSchema,
    data: noteSchema,
    status: 200,
    failures: ['not_found'],
  },
  listVersions: {
    summary: 'What edits of a note replaced, newest first',
    params: idParamsSchema,
    query: versionListQuerySchema,
    data: z.array(noteVersionSchema),
    status: 200,
    failures: ['not_found', 'cursor_invalid'],
  },
  restoreVersion: {
    summary:
      'Make a note what it was: title, text, colour, place and media. An edit like any other; passion and reminders stay',
    params: versionParamsSchema,
    data: noteSchema,
    status: 200,
    failures: ['not_found', 'note_deleted', 'note_changed'],
  },
  markNoteDone: {
    summary: 'Mark a note as done',
    params: idParamsSchema,
    data: noteSchema,
    status: 200,
    failures: ['not_found'],
  },
  markNoteUndone: {
    summary: 'Mark a note as not done',
    params: idParamsSchema,
    data: noteSchema,
    status: 200,
    failures: ['not_found'],
  },
  attachMedia: {
    summary: 'Add media to a note',
    params: noteParamsSchema,
    body: mediaAttachSchema,
    data: noteSchema,
    status: 200,
    failures: ['not_found', 'media_missing', 'too_much_media', 'space_full'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
