import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { userSchema } from './schema.ts';
import { userUpdateSchema } from './update.ts';

/** The profile and the settings. */
export const userEndpoints = {
  getUser: { summary: 'The profile of the logged-in person', data: userSchema },
  updateUser: {
    summary: 'Change any part of the profile; objects are merged by key',
    body: userUpdateSchema,
    data: userSchema,
    failures: ['media_missing', 'space_full', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
