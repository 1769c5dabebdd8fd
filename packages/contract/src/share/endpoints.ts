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
    summary: 'The share of a note; null where it has none',
    params: idParamsSchema,
    data: shareSchema.nullable(),
    status: 200,
    failures: ['not_found'],
  },
  updateShare: {
    summary: 'Share a note by a link, or change how it is shared; what is left out stays as it is',
    params: idParamsSchema,
    body: shareUpdateSchema,
    data: shareSchema,
    status: 200,
    failures: ['not_found', 'share_passphrase_public', 'too_many_attempts'],
  },
  deleteShare: {
    summary: 'Stop sharing a note: its link leads nowhere from now on. Also where it is not shared',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  listPublicNotes: {
    summary: 'The notes that are shared on the public profile, newest first, be it on or off; 50 a page',
    query: publicNoteListQuerySchema,
    data: publicNoteListSchema,
    status: 200,
    failures: ['cursor_invalid'],
  },
  previewProfile: {
    summary: 'An address of the public profile as strangers would see it with these settings, before they are saved',
    body: publicProfileUpdateSchema,
    data: profilePreviewSchema,
    status: 201,
    failures: [],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
