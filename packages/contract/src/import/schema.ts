import { z } from 'zod';
import { type ErrorCode, errors } from '../errors.ts';
import { noteColors } from '../note/limits.ts';
import { failsWith, fieldOr, isoDateTimeSchema } from '../validation.ts';
import { IMPORT_FILENAME_MAX_LENGTH, IMPORT_MAX_BYTES, importSources, importStates } from './limits.ts';

export const importCreateSchema = z.object({
  /** The file name: shown, never used as a path. */
  filename: z
    .string(failsWith('filename_invalid'))
    .transform((name) =>
      name
        .toWellFormed()
        .replace(/^.*[/\\]/su, '')
        .replace(/\p{Cc}/gu, '')
        .trim(),
    )
    .refine((name) => name !== '', failsWith('filename_invalid'))
    .refine((name) => name.length <= IMPORT_FILENAME_MAX_LENGTH, failsWith('too_long')),
  size: z
    .int(failsWith('invalid'))
    .min(1, failsWith('import_empty'))
    .max(IMPORT_MAX_BYTES, failsWith('import_too_big')),
});
export type ImportCreate = z.infer<typeof importCreateSchema>;

export const importCreatedSchema = z.object({
  _id: z.uuid(),
  uploadUrl: z.string().meta({
    description:
      'HEAD answers `Upload-Offset`; PATCH with that `Upload-Offset` sends the bytes from there on, in pieces of at most 64 MB. Good for a day; reading the import gives a new one',
  }),
});

/** The person's choices: the notes to import, and how. */
export const importStartSchema = z.object({
  /** Imports archived notes as done. */
  archived: fieldOr(z.boolean(failsWith('invalid')), true),
  /** Imports notes of the source's trash into the trash. */
  trashed: fieldOr(z.boolean(failsWith('invalid')), false),
  /** Writes labels and notebooks as a last line of #words. */
  labels: fieldOr(z.boolean(failsWith('invalid')), true),
  /** Keeps the dates; otherwise all notes are created today. */
  dates: fieldOr(z.boolean(failsWith('invalid')), true),
});
export type ImportChoices = z.infer<typeof importStartSchema>;

/** The reason why an item was not imported: an error code. */
const reasonSchema = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]);
const countSchema = z.int().min(0);

const importCountsSchema = z.object({
  /** All importable notes, archived and trashed ones included. */
  notes: countSchema,
  archived: countSchema,
  trashed: countSchema,
  pictures: countSchema,
  recordings: countSchema,
  files: countSchema,
  /** The total size of pictures, recordings and files. */
  bytes: countSchema,
  reminders: countSchema,
  comments: countSchema,
  labels: countSchema,
  /** Notes that exist already or were deleted here: they are not imported twice. */
  existing: countSchema,
  /** The archived and trashed ones among them. Older previews lack these counts. */
  existingArchived: countSchema.optional(),
  existingTrashed: countSchema.optional(),
  skipped: countSchema,
});
export type ImportCounts = z.infer<typeof importCountsSchema>;

const importLineSchema = z.object({
  name: z.string(),
  reason: reasonSchema,
  /** The number of occurrences, if more than one: missing files, broken links. */
  count: countSchema.optional(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

const sampleSchema = z.object({
  title: z.string(),
  /** The beginning of the text, without markup. */
  text: z.string(),
  color: z.enum(noteColors.map(({ value }) => value)),
  createdAt: isoDateTimeSchema,
  /** The time of its first reminder, if it has one. */
  remindsAt: isoDateTimeSchema.nullable(),
});
export type ImportSample = z.infer<typeof sampleSchema>;

export const importSummarySchema = z.object({
  _id: z.uuid(),
  filename: z.string(),
  size: z.int(),
  state: z.enum(importStates),
  /** Null until the file was read. */
  source: z.enum(importSources).nullable(),
  /** The content of the file; null until it was read. */
  counts: importCountsSchema.nullable(),
  /** The imported items so far, and the skipped ones; null before the import. */
  added: importCountsSchema.nullable(),
  /** Bytes while uploading, notes found while reading, notes processed while importing, notes removed while undoing. */
  progress: z.object({ done: z.int(), total: z.int().nullable() }),
  choices: importStartSchema.nullable(),
  /** The reason of a failure. */
  error: reasonSchema.nullable(),
  /** Whether `start` can be called: a preview is ready, or an import was stopped and its file still exists. */
  startable: z.boolean(),
  /** The end of the time in which it can be undone; null if there is nothing to undo. */
  undoUntil: isoDateTimeSchema.nullable(),
  createdAt: isoDateTimeSchema,
  startedAt: isoDateTimeSchema.nullable(),
  /** The time of its end, with success or not. */
  endedAt: isoDateTimeSchema.nullable(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

export const importSchema = importSummarySchema.extend({
  /** Set only while uploading. */
  uploadUrl: z.string().nullable(),
  /** The first 1,000 items that were skipped or are incomplete. `counts` and `added` have their number. */
  skipped: z.array(importLineSchema),
  /** Notes that an undo kept, because they were edited since. */
  kept: z.array(importLineSchema),
  /** The first labels as tags. */
  labels: z.array(z.string()),
  /** Two notes as they will look. */
  samples: z.array(sampleSchema),
});
export type Import = z.infer<typeof importSchema>;
