import { z } from 'zod';
import { commentSchema } from '../comment/schema.ts';
import { mediaIdsSchema, mediaSchema } from '../media/schema.ts';
import { NOTE_REMINDERS_MAX } from '../reminder/limits.ts';
import { reminderMetaSchema, reminderSchema } from '../reminder/schema.ts';
import { SEARCH_MAX_LENGTH } from '../search/limits.ts';
import { NOTE_TAGS_MAX } from '../tag/limits.ts';
import { tagSchema } from '../tag/schema.ts';
import {
  emptiable,
  failsWith,
  fieldOr,
  idSchema,
  isoDateTimeSchema,
  momentQuerySchema,
  optionalField,
  text,
} from '../validation.ts';
import {
  defaultNoteColor,
  NOTE_LAST_PAGE,
  NOTE_LOCATION_MAX_LENGTH,
  NOTE_PAGE_MAX_SIZE,
  NOTE_PAGE_SIZE,
  NOTE_TITLE_MAX_LENGTH,
  type NoteColor,
  noteColors,
} from './limits.ts';

/** Path parameters: a note, and a comment or a reminder of it. */
export const noteParamsSchema = z.object({ noteId: idSchema });
export const noteChildParamsSchema = z.object({ noteId: idSchema, id: idSchema });

const colorValues = noteColors.map(({ value }) => value) as [NoteColor, ...NoteColor[]];

const noteTitleSchema = text(NOTE_TITLE_MAX_LENGTH, 'title_required', 'title_too_long').min(
  1,
  failsWith('title_required'),
);

const optionFields = {
  color: z.enum(colorValues, failsWith('color_unknown')),
  passion: z.boolean(failsWith('invalid')),
  location: emptiable(text(NOTE_LOCATION_MAX_LENGTH)),
  selfNote: z.boolean(failsWith('invalid')),
};

const noteOptionsSchema = z.object({
  color: fieldOr(optionFields.color, defaultNoteColor),
  passion: fieldOr(optionFields.passion, false),
  location: optionFields.location.default(''),
  selfNote: fieldOr(optionFields.selfNote, false),
});
export type NoteOptions = z.infer<typeof noteOptionsSchema>;

/** Rich text as HTML. The server sanitizes it before it checks the length (`NOTE_CONTENT_MAX_BYTES`). */
const contentSchema = z.string(failsWith('invalid'));

export const noteCreateSchema = z.object({
  /** Created by the client, so that a repeated request adds no second note. */
  _id: optionalField(z.uuid(failsWith('invalid'))),
  title: noteTitleSchema,
  content: fieldOr(contentSchema, ''),
  options: fieldOr(noteOptionsSchema, noteOptionsSchema.parse({})),
  reminders: optionalField(
    z.array(reminderMetaSchema, failsWith('reminder_invalid')).max(NOTE_REMINDERS_MAX, failsWith('too_many_reminders')),
  ),
  reminderConfig: reminderMetaSchema.nullish().meta({
    description: 'One reminder more than those of `reminders`, unless it is one of them',
  }),
  media: optionalField(mediaIdsSchema),
});
export type NoteCreate = z.infer<typeof noteCreateSchema>;

/** A missing field leaves that part of the note untouched. */
export const noteUpdateSchema = z.object({
  title: optionalField(noteTitleSchema),
  content: optionalField(contentSchema),
  options: optionalField(
    z.object(
      {
        color: optionalField(optionFields.color),
        passion: optionalField(optionFields.passion),
        location: optionFields.location.optional(),
        selfNote: optionalField(optionFields.selfNote),
      },
      failsWith('invalid'),
    ),
  ),
  /** The complete list: a reminder with a known id that is unchanged is kept, a missing one is deleted. */
  reminders: optionalField(
    z
      .array(
        z.object(
          { _id: optionalField(z.uuid(failsWith('invalid'))), meta: reminderMetaSchema },
          failsWith('reminder_invalid'),
        ),
      )
      .max(NOTE_REMINDERS_MAX, failsWith('too_many_reminders')),
  ),
  /** The complete grid; inline images are found in the content. A missing item is removed from the note. */
  media: optionalField(mediaIdsSchema),
});
export type NoteUpdate = z.infer<typeof noteUpdateSchema>;

/** The options in an answer: all fields are present. */
export const noteOptionsWireSchema = z.object({
  color: z.enum(colorValues),
  passion: z.boolean(),
  location: z.string(),
  selfNote: z.boolean(),
});

const noteTypes = ['reminder', 'note', 'passion', 'trash'] as const;
export type NoteType = (typeof noteTypes)[number];

export const noteListQuerySchema = z.object({
  from: momentQuerySchema,
  to: momentQuerySchema,
  /** Begins after `page` times `limit` notes. If the page before ended early, only its `next` continues it. */
  page: z.coerce
    .number(failsWith('page_invalid'))
    .int(failsWith('page_invalid'))
    .min(0, failsWith('page_invalid'))
    .transform((page) => Math.min(page, NOTE_LAST_PAGE))
    .optional(),
  limit: z.coerce
    .number(failsWith('limit_invalid'))
    .int(failsWith('limit_invalid'))
    .min(1, failsWith('limit_invalid'))
    .transform((limit) => Math.min(limit, NOTE_PAGE_MAX_SIZE))
    .default(NOTE_PAGE_SIZE),
  type: z.enum(noteTypes, failsWith('type_unknown')).optional(),
  /** Searches words, also in comments and names of files; quotes make a phrase, a minus excludes. Long queries are cut. */
  search: z
    .string(failsWith('invalid'))
    .transform((text) => text.trim().slice(0, SEARCH_MAX_LENGTH) || undefined)
    .optional(),
  /** Only notes that have this tag; repeated: all of them. */
  tag: z
    .union(
      [tagSchema.transform((tag) => [tag]), z.array(tagSchema).max(NOTE_TAGS_MAX, failsWith('tag_invalid'))],
      failsWith('tag_invalid'),
    )
    .optional(),
  /** Opaque. Pages by cursor cost the same at any depth. */
  cursor: z.string(failsWith('cursor_invalid')).max(200, failsWith('cursor_invalid')).optional(),
});
export type NoteListQuery = z.infer<typeof noteListQuerySchema>;

/** The share of a note on its card; `expiresAt` in the past means that its link has ended. */
export const shareMarkSchema = z.object({ expiresAt: isoDateTimeSchema.nullable(), onProfile: z.boolean() });

export const noteSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  content: z.string(),
  options: noteOptionsWireSchema,
  reminder: z.boolean(),
  reminders: z.array(reminderSchema),
  /** The grid in its order, then the inline images. */
  media: z.array(mediaSchema),
  comments: z.array(commentSchema),
  commentCount: z.int(),
  /** The tags of its title and text: each `#word` once, without the sign, in its first spelling. */
  tags: z.array(z.string()),
  done: z.boolean(),
  updated: z.boolean(),
  version: z.int(),
  /** null: not shared. The trash ends a share for good. */
  share: shareMarkSchema.nullable(),
  createdAt: isoDateTimeSchema,
  updatedAt: isoDateTimeSchema,
  /** Set while the note is in the trash. */
  deletedAt: isoDateTimeSchema.nullable(),
});
export type Note = z.infer<typeof noteSchema>;
