import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import { mediaCreateSchema, mediaSchema, pictureTextSchema, spaceSchema, uploadRequestSchema } from './schema.ts';

/** An upload: request an address, PUT the bytes there, create a media item, add its id to a note. */
export const mediaEndpoints = {
  signUpload: {
    summary: 'A signed address to which the bytes are then sent by PUT with their content type',
    body: uploadRequestSchema,
    data: z.string(),
    status: 200,
    failures: ['upload_key_foreign', 'upload_exists', 'file_too_big', 'space_full', 'too_many_attempts'],
  },
  createMedia: {
    summary: 'Make a media item of uploaded bytes, once they are found to be what they are said to be',
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
    status: 200,
    failures: ['not_found'],
  },
  getSpace: {
    summary: 'What is kept of your pictures, recordings, files, previews and waiting imports, and how much may be',
    data: spaceSchema,
    status: 200,
    failures: [],
  },
  getPictureText: {
    summary: 'The words that were found in an image',
    params: idParamsSchema,
    data: pictureTextSchema,
    status: 200,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
