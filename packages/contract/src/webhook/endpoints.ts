import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema, idSchema } from '../validation.ts';
import {
  revealedWebhookSchema,
  webhookCreateSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookUpdateSchema,
} from './schema.ts';

const refusals = ['webhook_address_refused', 'webhook_topic_required'] as const;

/** Addresses of a person that are called on events. */
export const webhookEndpoints = {
  listWebhooks: {
    summary: 'The webhooks of the person, the oldest first',
    data: z.array(webhookSchema),
    status: 200,
    failures: [],
  },
  createWebhook: {
    summary: 'Have an address called when something happens; its secret is answered this once',
    body: webhookCreateSchema,
    data: revealedWebhookSchema,
    status: 201,
    failures: [...refusals, 'webhook_events_required', 'too_many_webhooks', 'too_many_attempts'],
  },
  updateWebhook: {
    summary: 'Change a webhook, have it rest, or start it again; one that becomes JSON answers its secret this once',
    params: idParamsSchema,
    body: webhookUpdateSchema,
    data: revealedWebhookSchema,
    status: 200,
    failures: ['not_found', ...refusals, 'webhook_events_required', 'too_many_attempts'],
  },
  deleteWebhook: {
    summary: 'Remove a webhook with its deliveries',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  renewWebhookSecret: {
    summary: 'Make a new secret, which is answered this once; the old one signs nothing more',
    params: idParamsSchema,
    data: revealedWebhookSchema,
    status: 200,
    failures: ['not_found'],
  },
  testWebhook: {
    summary: 'Send a test, and answer what came of it',
    params: idParamsSchema,
    data: webhookDeliverySchema,
    status: 200,
    failures: ['not_found', 'too_many_attempts'],
  },
  listDeliveries: {
    summary: 'The newest deliveries of a webhook, the newest first',
    params: idParamsSchema,
    data: z.array(webhookDeliverySchema),
    status: 200,
    failures: ['not_found'],
  },
  repeatDelivery: {
    summary: 'Send a delivery again, under the same id; one that waits is sent at once',
    params: z.object({ id: idSchema, deliveryId: idSchema }),
    data: webhookDeliverySchema,
    status: 200,
    failures: ['not_found', 'webhook_rests', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
