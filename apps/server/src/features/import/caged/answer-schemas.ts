import { NOTE_COMMENTS_MAX_BYTES } from '@pinlife/contract/comment/limits';
import { commentContentSchema } from '@pinlife/contract/comment/schema';
import { type ErrorCode, errors } from '@pinlife/contract/errors';
import { IMPORT_LINE_NAME_MAX_LENGTH, importSources } from '@pinlife/contract/import/limits';
import { mediaTypes, NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import { mediaCreateSchema } from '@pinlife/contract/media/schema';
import {
  NOTE_CONTENT_MAX_BYTES,
  NOTE_LOCATION_MAX_LENGTH,
  NOTE_TITLE_MAX_LENGTH,
  NOTE_VERSIONS_MAX,
  noteColors,
} from '@pinlife/contract/note/limits';
import { noteOptionsWireSchema } from '@pinlife/contract/note/schema';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { reminderMetaSchema, reminderSchema } from '@pinlife/contract/reminder/schema';
import { z } from 'zod';
import { COMMENTS_AT_ONCE_MAX, ITEM_KEY_MAX_LENGTH, ITEMS_AT_ONCE_MAX } from './tasks.ts';

/** Schemas of the reader's answers. The server validates every answer, because a malicious file may control the process. */
const code = z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]);
const count = z.int().min(0);
const key = z.string().max(ITEM_KEY_MAX_LENGTH);
const time = z.coerce.date().nullable();
const { duration, peaks } = mediaCreateSchema.shape;

export const openedSchema = z.object({ source: z.enum(importSources) });

const itemSchema = z.union([
  z.object({ name: z.string().max(IMPORT_LINE_NAME_MAX_LENGTH), fault: code }),
  z.object({
    key,
    digest: key.optional(),
    otherKey: key.optional(),
    name: z.string().max(IMPORT_LINE_NAME_MAX_LENGTH),
    isArchived: z.boolean(),
    isTrashed: z.boolean(),
  }),
]);
export const nextSchema = z.object({ first: count, items: z.array(itemSchema).max(ITEMS_AT_ONCE_MAX) });

const fileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  type: z.enum(mediaTypes).optional(),
  size: count,
  inline: z.boolean(),
  isDrawn: z.boolean().optional(),
  isHistory: z.boolean().optional(),
  duration,
  peaks,
});

const faultSchema = z.object({ fault: code });

export const commentsSchema = z
  .array(commentContentSchema.extend({ id: z.uuid(), createdAt: z.coerce.date(), updatedAt: z.coerce.date() }))
  .max(COMMENTS_AT_ONCE_MAX);

const draftSchema = z.object({
  id: z.uuid().optional(),
  title: z.string().max(2000),
  html: z.string().max(NOTE_CONTENT_MAX_BYTES),
  links: z.array(z.object({ key, isInFile: z.boolean() })).max(2000),
  labels: z.array(z.string()).max(200),
  color: z.enum(noteColors.map(({ value }) => value)),
  passion: z.boolean(),
  done: z.boolean(),
  edited: z.boolean().optional(),
  location: z.string().max(NOTE_LOCATION_MAX_LENGTH).optional(),
  selfNote: z.boolean().optional(),
  createdAt: time,
  updatedAt: time,
  reminders: z.array(z.object({ id: z.uuid().optional(), meta: reminderMetaSchema })).max(NOTE_REMINDERS_MAX),
  comments: commentsSchema,
  /** A comment takes at least one byte. */
  commentCount: count.max(NOTE_COMMENTS_MAX_BYTES),
  plainText: z.string().max(2000).optional(),
  files: z.array(fileSchema).max(NOTE_MEDIA_MAX * 2),
  versions: z
    .array(
      z.object({
        title: z.string().min(1).max(NOTE_TITLE_MAX_LENGTH),
        html: z.string().max(NOTE_CONTENT_MAX_BYTES),
        options: noteOptionsWireSchema,
        reminders: z.array(reminderSchema).max(NOTE_REMINDERS_MAX),
        replacedAt: z.coerce.date(),
        grid: z.array(z.uuid()).max(NOTE_MEDIA_MAX),
      }),
    )
    .max(NOTE_VERSIONS_MAX),
  faults: z.array(code),
});
export const draftsSchema = z
  .array(z.union([faultSchema, draftSchema]))
  .min(1)
  .max(ITEMS_AT_ONCE_MAX);

const contentSchema = z.object({
  html: z.string(),
  plainText: z.string(),
  mediaIds: z.array(z.uuid()).readonly(),
});
export const contentsSchema = z
  .array(z.union([faultSchema, contentSchema]))
  .min(1)
  .max(ITEMS_AT_ONCE_MAX);
