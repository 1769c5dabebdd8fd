import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import { mediaCreateSchema, mediaSchema, pictureTextSchema, spaceSchema, uploadRequestSchema } from './schema.ts';

/** An upload: request an address, PUT the bytes there, create a media item, add its id to a note. */
export const mediaEndpoints = {
  signUpload: {
    summary: 'A signed upload address. The bytes are sent to it by PUT with their content type',
    body: uploadRequestSchema,
    data: z.string(),
    failures: ['upload_key_foreign', 'upload_exists', 'file_too_big', 'space_full', 'too_many_attempts'],
  },
  createMedia: {
    summary: 'Create a media item from uploaded bytes, after checking that they match their declared type',
    body: mediaCreateSchema,
    data: mediaSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: [
      'upload_key_foreign',
      'upload_missing',
      'not_found',
      'image_format_invalid',
      'audio_format_invalid',
      'image_too_big',
      'image_too_many_pixels',
      'image_too_complex',
      'media_busy',
      'too_many_attempts',
      'file_too_big',
      'space_full',
      'too_much_media',
    ],
  },
  getMedia: {
    summary: 'A media item with fresh addresses',
    params: idParamsSchema,
    data: mediaSchema,
    failures: ['not_found'],
  },
  getSpace: {
    summary: 'The storage that pictures, recordings, files, previews and pending imports use, and its limit',
    data: spaceSchema,
  },
  getPictureText: {
    summary: 'The text recognised in an image',
    params: idParamsSchema,
    data: pictureTextSchema,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
