/** The limit of webhooks of one person. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX_LENGTH = 1000;
/** The number of a webhook's newest deliveries that are kept and listed. */
export const WEBHOOK_DELIVERIES_MAX = 10;
/** The number of the newest waiting deliveries for a slow receiver. */
export const WEBHOOK_WAITING_MAX = 5000;

/** The pause after each failed try: five tries within an hour. Then the webhook is paused. */
export const WEBHOOK_RETRY_MINUTES = [2, 10, 20, 28] as const;
export const WEBHOOK_TRIES_MAX = WEBHOOK_RETRY_MINUTES.length + 1;

/** The events of webhooks. */
export const webhookEvents = ['reminder.rang', 'note.created', 'note.updated', 'note.deleted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** `json` is signed, for scripts; `ntfy` is a message that an ntfy server shows on a phone. */
export const webhookFormats = ['json', 'ntfy'] as const;

export const WEBHOOK_SIGNATURE_HEADER = 'X-PinLife-Signature';
