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
    summary: 'The webhooks of the person, oldest first',
    data: z.array(webhookSchema),
  },
  createWebhook: {
    summary: 'Add a webhook. Its secret is returned only in this answer',
    body: webhookCreateSchema,
    data: revealedWebhookSchema,
    status: 201,
    failures: [...refusals, 'webhook_events_required', 'too_many_webhooks', 'too_many_attempts'],
  },
  updateWebhook: {
    summary: 'Change, pause or resume a webhook. A change to JSON returns a new secret, only in this answer',
    params: idParamsSchema,
    body: webhookUpdateSchema,
    data: revealedWebhookSchema,
    failures: ['not_found', ...refusals, 'webhook_events_required', 'too_many_attempts'],
  },
  deleteWebhook: {
    summary: 'Remove a webhook with its deliveries',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  renewWebhookSecret: {
    summary:
      'Replace the secret of a webhook. The new one is returned only in this answer, the old one signs nothing more',
    params: idParamsSchema,
    data: revealedWebhookSchema,
    failures: ['not_found'],
  },
  testWebhook: {
    summary: 'Send a test delivery and return its result',
    params: idParamsSchema,
    data: webhookDeliverySchema,
    failures: ['not_found', 'too_many_attempts'],
  },
  listDeliveries: {
    summary: 'The latest deliveries of a webhook, newest first',
    params: idParamsSchema,
    data: z.array(webhookDeliverySchema),
    failures: ['not_found'],
  },
  repeatDelivery: {
    summary: 'Send a delivery again under the same id. A queued one is sent at once',
    params: z.object({ id: idSchema, deliveryId: idSchema }),
    data: webhookDeliverySchema,
    failures: ['not_found', 'webhook_paused', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
