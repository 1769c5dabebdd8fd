import { z } from 'zod';
import { failsWith, isoDateTimeSchema, optionalField } from '../validation.ts';
import { WEBHOOK_URL_MAX_LENGTH, webhookEvents, webhookFormats } from './limits.ts';

const refused = failsWith('webhook_address_refused');
const eventsRequired = failsWith('webhook_events_required');

/** An address of the person that is called on events. */
export const webhookSchema = z.object({
  _id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  form: z.enum(webhookFormats),
  /** Whether the text of the note is sent too, beside its title and address. */
  withText: z.boolean(),
  createdAt: isoDateTimeSchema,
  lastSentAt: isoDateTimeSchema.nullable(),
  /** Set while the webhook is paused: the time since then, whether the person asked for it, and the status of the last answer. */
  rest: z
    .object({ since: isoDateTimeSchema, reason: z.enum(['asked', 'failed']), status: z.int().nullable() })
    .nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The answer to a new or changed webhook. The secret is never returned again. */
export const revealedWebhookSchema = webhookSchema.extend({ secret: z.string().nullable() });
export type RevealedWebhook = z.infer<typeof revealedWebhookSchema>;

const addressSchema = z
  .string(refused)
  .trim()
  .max(WEBHOOK_URL_MAX_LENGTH, failsWith('too_long'))
  .pipe(z.url({ protocol: /^https$/, ...refused }));

/** An ntfy address is that of its topic, the last part of the path. */
export const isTopicAddress = (url: string): boolean => /^https:\/\/[^/?#]+\/[\w-]{1,64}(?:\?|$)/i.test(url);

export const webhookCreateSchema = z.object({
  url: addressSchema,
  events: z
    .array(z.enum(webhookEvents), eventsRequired)
    .min(1, eventsRequired)
    .max(webhookEvents.length)
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  form: z.enum(webhookFormats),
  withText: z.boolean(),
});
export type WebhookCreate = z.infer<typeof webhookCreateSchema>;

/** Missing fields stay unchanged. `resting: false` ends the pause. */
export const webhookUpdateSchema = z.object({
  url: optionalField(webhookCreateSchema.shape.url),
  events: optionalField(webhookCreateSchema.shape.events),
  form: optionalField(webhookCreateSchema.shape.form),
  withText: optionalField(webhookCreateSchema.shape.withText),
  resting: optionalField(z.boolean()),
});
export type WebhookUpdate = z.infer<typeof webhookUpdateSchema>;

/** One event on its way to a webhook. */
export const webhookDeliverySchema = z.object({
  _id: z.uuid(),
  event: z.enum([...webhookEvents, 'test']),
  createdAt: isoDateTimeSchema,
  state: z.enum(['waiting', 'sent', 'failed']),
  tries: z.int(),
  /** The status of the last try; null: it got no answer. */
  status: z.int().nullable(),
  tookMs: z.int().nullable(),
  nextTryAt: isoDateTimeSchema.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** The body of a call to an address of the form `json`. */
export const webhookCallSchema = z.object({
  /** The id of the delivery. All its tries have the same, so a receiver can skip a repeated call. */
  id: z.uuid(),
  event: webhookDeliverySchema.shape.event,
  createdAt: isoDateTimeSchema,
  /** The note at the time of the call; null for a test. */
  note: z.object({ _id: z.uuid(), title: z.string(), url: z.string(), text: z.string().optional() }).nullable(),
  /** Set for `reminder.rang`. */
  reminder: z.object({ occurrenceAt: isoDateTimeSchema, kind: z.enum(['lead', 'due', 'snooze']) }).nullable(),
});
export type WebhookCall = z.infer<typeof webhookCallSchema>;
