import { z } from 'zod';
import { failsWith, isoDateTimeSchema } from '../validation.ts';
import { PUSH_ENDPOINT_MAX_LENGTH, PUSH_TOKEN_MAX_LENGTH } from './limits.ts';

const refused = failsWith('push_token_invalid');

/** The browser's encoding: base64url, an uncompressed point of P-256 and a secret of 16 bytes. */
const publicKeySchema = z.string(refused).regex(/^B[\w-]{86}$/, refused);
const secretSchema = z.string(refused).regex(/^[\w-]{22}$/, refused);

const subscriptionSchema = z.object(
  {
    // Browsers write addresses in ASCII. Hosts in other letters take long to parse, and paths more bytes than an index has.
    endpoint: z
      .string(refused)
      .max(PUSH_ENDPOINT_MAX_LENGTH, refused)
      .regex(/^[!-~]*$/, refused)
      .pipe(z.url({ protocol: /^https$/, ...refused })),
    keys: z.object({ p256dh: publicKeySchema, auth: secretSchema }, refused),
  },
  refused,
);
/** The address of a browser at its push service, and the keys to encrypt for it. */
export type PushSubscriptionKeys = z.output<typeof subscriptionSchema>;

const subscriptionTextSchema = z
  .string(refused)
  .max(PUSH_TOKEN_MAX_LENGTH, refused)
  .transform(readJson)
  .pipe(subscriptionSchema);

/** `token` is the browser's PushSubscription, as JSON in a string. */
export const pushTokenSchema = z.object({ token: subscriptionTextSchema });

/** `token` replaces `old`. Only that browser knows the secret in `old`, which proves the caller. */
export const pushRenewalSchema = z.object({ old: subscriptionTextSchema, token: subscriptionTextSchema });

function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: refused.error });
    return z.NEVER;
  }
}

/** A device that reminders are pushed to. */
export const pushDeviceSchema = z.object({
  _id: z.uuid(),
  userAgent: z.string(),
  /** Whether this session has registered it. */
  current: z.boolean(),
  createdAt: isoDateTimeSchema,
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;
