import type { Handlers } from '../../http/handler.ts';
import type { TwoStepService } from './service.ts';

type Names = 'getTwoStep' | 'startTwoStep' | 'confirmTwoStep' | 'endTwoStep' | 'createRecoveryCodes';

export const twoStepRoutes = (twoStep: TwoStepService): Handlers<Names> => ({
  getTwoStep: async ({ person }) => ({ data: await twoStep.getState(person) }),
  startTwoStep: async ({ person, body }) => ({ data: await twoStep.start(person, body.password) }),
  confirmTwoStep: async ({ person, body }) => ({
    data: { recoveryCodes: await twoStep.confirm(person, body.code) },
  }),
  endTwoStep: async ({ person, body }) => ({ data: await twoStep.end(person, body.password) }),
  createRecoveryCodes: async ({ person, body }) => ({
    data: { recoveryCodes: await twoStep.createCodes(person, body.password) },
  }),
});
