import type { Handlers } from '../../http/handler.ts';
import { listCountries } from './service.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const countryRoutes = (): Handlers<'listCountries'> => ({
  listCountries: async ({ query }) => ({ data: listCountries(query.language), maxAgeSeconds: DAY_SECONDS }),
});
