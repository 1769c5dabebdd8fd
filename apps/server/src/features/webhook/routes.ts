import type { Handlers } from '../../http/handler.ts';
import type { WebhookService } from './service.ts';

type Names =
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'renewWebhookSecret'
  | 'testWebhook'
  | 'listDeliveries'
  | 'repeatDelivery';

export const webhookRoutes = (webhooks: WebhookService): Handlers<Names> => ({
  listWebhooks: async ({ person }) => ({ data: await webhooks.list(person.userId) }),
  createWebhook: async ({ person, body }) => ({ data: await webhooks.create(person, body) }),
  updateWebhook: async ({ person, params, body }) => ({ data: await webhooks.update(person, params.id, body) }),
  deleteWebhook: async ({ person, params }) => {
    await webhooks.remove(person, params.id);
    return { data: { _id: params.id } };
  },
  renewWebhookSecret: async ({ person, params }) => ({ data: await webhooks.renewSecret(person, params.id) }),
  testWebhook: async ({ person, params }) => ({ data: await webhooks.test(person.userId, params.id) }),
  listDeliveries: async ({ person, params }) => ({ data: await webhooks.listDeliveries(person.userId, params.id) }),
  repeatDelivery: async ({ person, params }) => ({
    data: await webhooks.repeat(person.userId, params.id, params.deliveryId),
  }),
});
