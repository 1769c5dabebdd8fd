import { z } from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import { noteColors } from '../note/limits.ts';
import { fieldOr, isoDateTimeSchema, says } from '../validation.ts';
import { IMPORT_FILENAME_MAX_LENGTH, IMPORT_MAX_BYTES, importSources, importStates } from './limits.ts';

export const importCreateSchema = z.object({
  /** As the person calls the file: shown, never used as a path. */
  filename: z
    .string(says('filename_invalid'))
    .transform((name) =>
      name
        .toWellFormed()
        .replace(/^.*[/\\]/su, '')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .refine((name) => name !== '', says('filename_invalid'))
    .refine((name) => name.length <= IMPORT_FILENAME_MAX_LENGTH, says('too_long')),
  size: z.int(says('invalid')).min(1, says('import_empty')).max(IMPORT_MAX_BYTES, says('import_too_big')),
});
export type ImportCreate = z.infer<typeof importCreateSchema>;

export const importCreatedSchema = z.object({
  _id: z.uuid(),
  uploadUrl: z.string().meta({
    description:
      'HEAD answers `Upload-Offset`; PATCH with that `Upload-Offset` sends the bytes from there on, in pieces of at most 64 MB. Good for a day; reading the import gives a new one',
  }),
});

/** Which notes of the file to import, and how. */
export const importStartSchema = z.object({
  /** Archived notes come in as done. */
  archived: fieldOr(z.boolean(says('invalid')), true),
  /** Notes of the other trash come into the trash here. */
  trashed: fieldOr(z.boolean(says('invalid')), false),
  /** Labels and notebooks become a last line of #words. */
  labels: fieldOr(z.boolean(says('invalid')), true),
  /** Otherwise all notes are made today. */
  dates: fieldOr(z.boolean(says('invalid')), true),
});
export type ImportChoices = z.infer<typeof importStartSchema>;

/** Why something did not come in: a sentence of the catalogue. */
const reasonSchema = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]);
const countSchema = z.int().min(0);

const importCountsSchema = z.object({
  /** All that can be brought in, archived and trashed ones included. */
  notes: countSchema,
  archived: countSchema,
  trashed: countSchema,
  pictures: countSchema,
  recordings: countSchema,
  files: countSchema,
  /** What the pictures, recordings and files take together. */
  bytes: countSchema,
  reminders: countSchema,
  comments: countSchema,
  labels: countSchema,
  /** Notes that exist already or were deleted here: they are not imported twice. */
  existing: countSchema,
  /** How many of these were archived or in the trash. Older previews lack these counts. */
  existingArchived: countSchema.optional(),
  existingTrashed: countSchema.optional(),
  skipped: countSchema,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

const importLineSchema = z.object({
  name: z.string(),
  reason: reasonSchema,
  /** How often, if more than once: missing files, broken links. */
  count: countSchema.optional(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

const sampleSchema = z.object({
  title: z.string(),
  /** The beginning of the text, without markup. */
  text: z.string(),
  color: z.enum(noteColors.map(({ value }) => value)),
  createdAt: isoDateTimeSchema,
  /** When its first reminder is set to, if it has one. */
  remindsAt: isoDateTimeSchema.nullable(),
});
export type ImportSample = z.infer<typeof sampleSchema>;

export const importSummarySchema = z.object({
  _id: z.uuid(),
  filename: z.string(),
  size: z.int(),
  state: z.enum(importStates),
  /** Null until the file was looked at. */
  source: z.enum(importSources).nullable(),
  /** What was found in the file; null until it was read. */
  counts: importCountsSchema.nullable(),
  /** What came in so far, and what of it was skipped; null before the import. */
  added: importCountsSchema.nullable(),
  /** Bytes while uploading, notes found while reading, notes looked at while importing, notes taken out while undone. */
  progress: z.object({ done: z.int(), total: z.int().nullable() }),
  choices: importStartSchema.nullable(),
  /** Why it failed. */
  error: reasonSchema.nullable(),
  /** Whether `start` can be called: a preview, or one that was stopped and whose file is still here. */
  startable: z.boolean(),
  /** Until when it can be undone; null where there is nothing to undo. */
  undoUntil: isoDateTimeSchema.nullable(),
  createdAt: isoDateTimeSchema,
  startedAt: isoDateTimeSchema.nullable(),
  /** When it ended, with success or not. */
  endedAt: isoDateTimeSchema.nullable(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

export const importSchema = importSummarySchema.extend({
  /** Only while uploading. */
  uploadUrl: z.string().nullable(),
  /** The first 1,000 items that were left out or are incomplete. `counts` and `added` have their number. */
  skipped: z.array(importLineSchema),
  /** Notes that an undo kept, because they were edited since. */
  kept: z.array(importLineSchema),
  /** The first labels, as they will be written. */
  labels: z.array(z.string()),
  /** Two notes, as they will look. */
  samples: z.array(sampleSchema),
});
export type Import = z.infer<typeof importSchema>;
