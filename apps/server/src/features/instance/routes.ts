import type { Instance } from '@pinlife/contract/instance/schema';
import type { Handlers } from '../../http/handler.ts';

export const instanceRoutes = (instance: Instance): Handlers<'getInstance'> => ({
  getInstance: async () => ({ data: instance }),
});
