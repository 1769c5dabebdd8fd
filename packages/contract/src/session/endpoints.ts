import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { accessTokenCreateSchema, accessTokenSchema, newAccessTokenSchema, sessionSchema } from './schema.ts';

/** The sessions of a person, and the access tokens of their scripts. */
export const sessionEndpoints = {
  listSessions: {
    summary: 'The devices on which the person is logged in: the hundred last seen',
    data: z.array(sessionSchema),
  },
  deleteSession: {
    summary: 'Log a device out',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  listAccessTokens: {
    summary: 'The access tokens of the person, newest first. Ended ones are listed for a while',
    data: z.array(accessTokenSchema),
  },
  createAccessToken: {
    summary: 'Create an access token. It is returned only in this answer',
    body: accessTokenCreateSchema,
    data: newAccessTokenSchema,
    status: 201,
    failures: ['too_many_tokens', 'too_many_attempts'],
  },
  deleteAccessToken: {
    summary: 'End an access token at once',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  logout: {
    summary: "End this session. If it began at the provider, the answer has the provider's logout address",
    data: deletedSchema.extend({ endSessionUrl: z.url().nullable() }),
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
