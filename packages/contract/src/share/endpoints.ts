import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { publicProfileUpdateSchema } from '../user/public-profile.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import {
  profilePreviewSchema,
  publicNoteListQuerySchema,
  publicNoteListSchema,
  shareSchema,
  shareUpdateSchema,
} from './schema.ts';

/** Shares and the public profile. The pages `/s/{token}` and `/u/{username}` are not calls. */
export const shareEndpoints = {
  getShare: {
    summary: 'The share of a note; null if it has none',
    params: idParamsSchema,
    data: shareSchema.nullable(),
    failures: ['not_found'],
  },
  updateShare: {
    summary: 'Share a note by a link, or change its share. Omitted fields stay unchanged',
    params: idParamsSchema,
    body: shareUpdateSchema,
    data: shareSchema,
    failures: ['not_found', 'share_passphrase_public', 'too_many_attempts'],
  },
  deleteShare: {
    summary: 'Stop sharing a note: its link ends for good. Succeeds if the note is not shared',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  listPublicNotes: {
    summary: 'The notes on the public profile, newest first, 50 a page, whether or not the profile is public',
    query: publicNoteListQuerySchema,
    data: publicNoteListSchema,
    failures: ['cursor_invalid'],
  },
  previewProfile: {
    summary: 'The address of a preview of the public profile with unsaved settings',
    body: publicProfileUpdateSchema,
    data: profilePreviewSchema,
    status: 201,
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
