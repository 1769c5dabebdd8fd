import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { accessTokenCreateSchema, accessTokenSchema, newAccessTokenSchema, sessionSchema } from './schema.ts';

/** The sessions of a person, and the access tokens of their scripts. */
export const sessionEndpoints = {
  listSessions: {
    summary: 'The devices on which the person is logged in, at most a hundred, those seen last',
    data: z.array(sessionSchema),
    status: 200,
    failures: [],
  },
  deleteSession: {
    summary: 'Log a device out',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  listAccessTokens: {
    summary: 'The access tokens of the person, the newest first; those that have ended are kept for a while',
    data: z.array(accessTokenSchema),
    status: 200,
    failures: [],
  },
  createAccessToken: {
    summary: 'Make an access token, which is answered this once',
    body: accessTokenCreateSchema,
    data: newAccessTokenSchema,
    status: 201,
    failures: ['too_many_tokens', 'too_many_attempts'],
  },
  deleteAccessToken: {
    summary: 'End an access token at once',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  logout: {
    summary: 'End this session; one that began at the provider says where to end that one too',
    data: deletedSchema.extend({ endSessionUrl: z.url().nullable() }),
    status: 200,
    failures: [],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
