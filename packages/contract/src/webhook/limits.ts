/** Webhooks of one person. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX_LENGTH = 1000;
/** So many of the newest deliveries of a webhook are kept and listed. */
export const WEBHOOK_DELIVERIES_MAX = 10;
/** So many of the newest wait for a receiver that does not keep up. */
export const WEBHOOK_WAITING_MAX = 5000;

/** After each failed try it waits so long for the next one: five tries within an hour. Then the webhook rests. */
export const WEBHOOK_RETRY_MINUTES = [2, 10, 20, 28] as const;
export const WEBHOOK_TRIES_MAX = WEBHOOK_RETRY_MINUTES.length + 1;

/** What a webhook can be told. */
export const webhookEvents = ['reminder.rang', 'note.created', 'note.updated', 'note.deleted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** `json` is signed, for scripts; `ntfy` is a message that an ntfy server shows on a phone. */
export const webhookForms = ['json', 'ntfy'] as const;

export const WEBHOOK_SIGNATURE_HEADER = 'X-PinLife-Signature';
