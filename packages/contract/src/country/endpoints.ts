import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { countryQuerySchema, countrySchema } from './schema.ts';

/** The countries of the profile screens. */
export const countryEndpoints = {
  listCountries: {
    summary: 'The countries with their dial codes, by name',
    query: countryQuerySchema,
    data: z.array(countrySchema),
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
