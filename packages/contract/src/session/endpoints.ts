import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { sessionSchema } from './schema.ts';

/** The sessions of a person. */
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
  logout: { summary: 'End this session', data: deletedSchema, status: 200, failures: [] },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
