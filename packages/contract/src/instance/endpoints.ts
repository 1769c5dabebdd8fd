import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { instanceSchema } from './schema.ts';

/** Public information about this installation. */
export const instanceEndpoints = {
  getInstance: {
    summary: 'Public facts about this installation',
    data: instanceSchema,
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
