import { z } from 'zod';
import { emptiable, optionalField, says } from '../validation.ts';
import {
  AUDIO_MAX_SECONDS,
  AUDIO_PEAKS_MAX,
  FILE_MAX_BYTES,
  FILENAME_MAX_LENGTH,
  mediaTypes,
  NOTE_MEDIA_MAX,
} from './limits.ts';

const peaksSchema = z.array(z.int().min(0).max(100)).max(AUDIO_PEAKS_MAX);

/** A smaller WebP of an image, never larger than the image itself. */
const thumbSchema = z.object({ width: z.int(), height: z.int(), url: z.string() });

/** Addresses are signed and expire within the hour; whoever meets a 403 reads the note again. */
export const mediaSchema = z.object({
  _id: z.uuid(),
  type: z.enum(mediaTypes),
  url: z.string(),
  filename: z.string(),
  s3Key: z.string(),
  /** Empty while no note holds it. */
  noteId: z.string(),
  /** Stands among the text as `<img data-media>` and not in the grid. */
  inline: z.boolean(),
  size: z.int(),
  contentType: z.string(),
  /** Of images, as they are seen: the orientation is applied. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** A blurred picture as a data address, to stand where the image will. */
  placeholder: z.string().nullable(),
  /** Of images: the middle size, and all of them from small to large. */
  thumbUrl: z.string().nullable(),
  thumbs: z.array(thumbSchema),
  /** Of audio, in seconds. */
  duration: z.number().nullable(),
  peaks: peaksSchema.nullable(),
});
export type Media = z.infer<typeof mediaSchema>;

const keySchema = z.string(says('upload_key_invalid')).max(200, says('upload_key_invalid'));

/** What is named here is bound by the signature: the upload must be sent with that type and of that size. */
export const uploadRequestSchema = z.object({
  s3Key: keySchema,
  contentType: optionalField(
    z.string(says('invalid')).regex(/^[\w.+-]{1,100}\/[\w.+-]{1,100}(?:;[\x20-\x7e]{1,100})?$/, says('invalid')),
  ),
  size: optionalField(z.int(says('invalid')).min(0, says('invalid')).max(FILE_MAX_BYTES, says('file_too_big'))),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** Folders, controls and the marks that turn the direction of text are no part of a name. */
const cleanFilename = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

const filenameSchema = z
  .string(says('filename_invalid'))
  .transform(cleanFilename)
  .refine((name) => name !== '' && name !== '.' && name !== '..', says('filename_invalid'))
  .refine((name) => name.length <= FILENAME_MAX_LENGTH, says('too_long'));

export const mediaCreateSchema = z.object({
  filename: filenameSchema,
  s3Key: keySchema,
  type: z.enum(mediaTypes, says('media_type_unknown')),
  /** Empty: a note claims it later, or the profile does. */
  noteId: emptiable(z.union([z.literal(''), z.uuid()], says('not_found'))).default(''),
  /** Of a recording: what the page has measured. It counts where the bytes do not say. */
  duration: optionalField(z.number(says('invalid')).min(0, says('invalid')).max(AUDIO_MAX_SECONDS, says('invalid'))),
  peaks: optionalField(peaksSchema),
});
export type MediaCreate = z.infer<typeof mediaCreateSchema>;

/** The media of a note by their ids, in their order. */
export const mediaIdsSchema = z
  .array(z.uuid(says('media_missing')), says('invalid'))
  .max(NOTE_MEDIA_MAX, says('too_much_media'))
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);

export const mediaAttachSchema = z.object({ media: mediaIdsSchema });
