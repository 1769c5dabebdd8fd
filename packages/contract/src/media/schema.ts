import { z } from 'zod';
import { normalizeText } from '../normal-form.ts';
import { emptiable, failsWith, optionalField } from '../validation.ts';
import {
  AUDIO_MAX_SECONDS,
  AUDIO_PEAKS_MAX,
  FILE_MAX_BYTES,
  FILENAME_MAX_LENGTH,
  mediaTypes,
  NOTE_MEDIA_MAX,
  PICTURE_TEXT_MAX_LENGTH,
  pictureTextStates,
} from './limits.ts';

const peaksSchema = z.array(z.int().min(0).max(100)).max(AUDIO_PEAKS_MAX);

/** A smaller WebP of an image, never larger than the image itself. */
const thumbSchema = z.object({ width: z.int(), height: z.int(), url: z.string() });

/** `url` is signed and expires within the hour; a 403 means: read the note again for a new one. */
export const mediaSchema = z.object({
  _id: z.uuid(),
  type: z.enum(mediaTypes),
  url: z.string(),
  filename: z.string(),
  s3Key: z.string(),
  /** Empty while no note uses it. */
  noteId: z.string(),
  /** Whether it is an inline image of the text (`<img data-media>`), not in the grid. */
  inline: z.boolean(),
  size: z.int(),
  contentType: z.string(),
  /** Images only, after the EXIF orientation is applied. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A small blurred image as a data URL, shown until the image is loaded. */
  placeholder: z.string().nullable(),
  /** Images only: the thumbnail of middle size, and all of them from small to large. */
  thumbUrl: z.string().nullable(),
  thumbs: z.array(thumbSchema),
  /** Audio only, in seconds. */
  duration: z.number().nullable(),
  peaks: peaksSchema.nullable(),
});
export type Media = z.infer<typeof mediaSchema>;

/** The recognised text of an image: plain text in lines, empty if there is none. */
export const pictureTextSchema = z.object({
  state: z.enum(pictureTextStates),
  text: z.string().max(PICTURE_TEXT_MAX_LENGTH),
});
export type PictureText = z.infer<typeof pictureTextSchema>;

const keySchema = z.string(failsWith('upload_key_invalid')).max(200, failsWith('upload_key_invalid'));

/** Type and size become part of the signature: an upload that differs is refused. */
export const uploadRequestSchema = z.object({
  s3Key: keySchema,
  contentType: optionalField(
    z
      .string(failsWith('invalid'))
      .regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}(?:;[\x20-\x7e]{1,100})?$/, failsWith('invalid')),
  ),
  size: optionalField(
    z.int(failsWith('invalid')).min(0, failsWith('invalid')).max(FILE_MAX_BYTES, failsWith('file_too_big')),
  ),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** Removes folders, control characters and marks of text direction from a file name. */
const cleanFilename = (name: string): string =>
  normalizeText(name.toWellFormed())
    .replace(/^.*[/\\]/su, '')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

const filenameSchema = z
  .string(failsWith('filename_invalid'))
  .transform(cleanFilename)
  .refine((name) => name !== '' && name !== '.' && name !== '..', failsWith('filename_invalid'))
  .refine((name) => name.length <= FILENAME_MAX_LENGTH, failsWith('too_long'));

export const mediaCreateSchema = z.object({
  filename: filenameSchema,
  s3Key: keySchema,
  type: z.enum(mediaTypes, failsWith('media_type_unknown')),
  /** Empty: a note or the profile will use it later. */
  noteId: emptiable(z.union([z.literal(''), z.uuid()], failsWith('not_found'))).default(''),
  /** Recordings only: the duration that the page measured, used if the file does not contain it. */
  duration: optionalField(
    z.number(failsWith('invalid')).min(0, failsWith('invalid')).max(AUDIO_MAX_SECONDS, failsWith('invalid')),
  ),
  peaks: optionalField(peaksSchema),
});
export type MediaCreate = z.infer<typeof mediaCreateSchema>;

/** The ids of a note's media, in their order. */
export const mediaIdsSchema = z
  .array(z.uuid(failsWith('media_missing')), failsWith('invalid'))
  .max(NOTE_MEDIA_MAX, failsWith('too_much_media'))
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);

export const mediaAttachSchema = z.object({ media: mediaIdsSchema });

const bytesSchema = z.int().min(0);

/** The storage that a person uses: pictures, recordings, files, previews, and waiting imports. */
export const spaceSchema = z.object({
  usedBytes: bytesSchema,
  quotaBytes: bytesSchema.nullable().meta({ description: 'What they may keep; null: as much as there is room for' }),
});
export type Space = z.infer<typeof spaceSchema>;

/** `data` of `space_full`: the size of the file with its previews, and the space that is left. */
export type Unfit = { sizeBytes: number; leftBytes: number; quotaBytes: number };
