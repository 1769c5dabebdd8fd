import { DAY_SECONDS } from '@pinlife/contract/durations';
import type { Handlers } from '../../http/handler.ts';
import { listCountries } from './service.ts';

export const countryRoutes = (): Handlers<'listCountries'> => ({
  listCountries: async ({ query }) => ({ data: listCountries(query.language), maxAgeSeconds: DAY_SECONDS }),
});
