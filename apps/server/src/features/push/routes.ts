import type { Handlers } from '../../http/handler.ts';
import type { PushService } from './service.ts';

type Names =
  | 'getPushKey'
  | 'createPushToken'
  | 'renewPushToken'
  | 'listPushDevices'
  | 'deletePushToken'
  | 'deletePushDevice'
  | 'testPush';

export const pushRoutes = (push: PushService): Handlers<Names> => ({
  getPushKey: async () => ({ data: push.publicKey }),
  createPushToken: async ({ person, body, caller }) => ({
    data: await push.register(person, body.token, caller.userAgent),
  }),
  renewPushToken: async ({ body }) => ({ data: { _id: await push.renew(body.old, body.token) } }),
  listPushDevices: async ({ person }) => ({ data: await push.list(person) }),
  deletePushToken: async ({ person, body }) => ({
    data: { _id: await push.removeByEndpoint(person.userId, body.token.endpoint) },
  }),
  deletePushDevice: async ({ person, params }) => {
    await push.remove(person.userId, params.id);
    return { data: { _id: params.id } };
  },
  testPush: async ({ person }) => ({ data: await push.test(person.userId) }),
});
