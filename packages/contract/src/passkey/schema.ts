import { z } from 'zod';
import { currentPasswordSchema } from '../auth/schema.ts';
import { failsWith, fieldOr, isoDateTimeSchema, line, optionalField } from '../validation.ts';
import { PASSKEY_NAME_MAX_LENGTH } from './limits.ts';

type Refusal = 'passkey_refused' | 'passkey_failed';

/** Bytes as WebAuthn encodes them in JSON. */
const bytes = (maxLength: number, code: Refusal) =>
  z
    .string(failsWith(code))
    .min(1, failsWith(code))
    .max(maxLength, failsWith(code))
    .regex(/^[\w-]*$/, failsWith(code));

const ID_MAX_LENGTH = 1400;
const DATA_MAX_LENGTH = 8000;
const TRANSPORTS_MAX = 8;

const credential = <Response extends z.ZodRawShape>(response: Response, code: Refusal) =>
  z.object(
    {
      id: bytes(ID_MAX_LENGTH, code),
      rawId: bytes(ID_MAX_LENGTH, code),
      type: z.literal('public-key', failsWith(code)),
      response: z.object(response, failsWith(code)),
    },
    failsWith(code),
  );

export const passkeySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: z
    .enum(['synced', 'device', 'key'])
    .meta({ description: 'Copied to other devices of the person, bound to one device, or a key to plug in' }),
  createdAt: isoDateTimeSchema,
  lastUsedAt: isoDateTimeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const nameSchema = line(PASSKEY_NAME_MAX_LENGTH, 'name_required').min(1, failsWith('name_required'));

export const passkeyPasswordSchema = z.object({ password: currentPasswordSchema });

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** The request to create a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** The request to prove a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** The used fields of `RegistrationResponseJSON` of WebAuthn. */
const madeCredentialSchema = credential(
  {
    clientDataJSON: bytes(DATA_MAX_LENGTH, 'passkey_refused'),
    attestationObject: bytes(DATA_MAX_LENGTH, 'passkey_refused'),
    transports: optionalField(
      z
        .array(bytes(20, 'passkey_refused'), failsWith('passkey_refused'))
        .max(TRANSPORTS_MAX, failsWith('passkey_refused')),
    ),
  },
  'passkey_refused',
);
export type MadeCredential = z.infer<typeof madeCredentialSchema>;

export const passkeyCreateSchema = z.object({ name: nameSchema, credential: madeCredentialSchema });
export type PasskeyCreate = z.infer<typeof passkeyCreateSchema>;

export const passkeyRenameSchema = z.object({ name: nameSchema });

/** The used fields of `AuthenticationResponseJSON` of WebAuthn. The user handle names the person. */
const provedCredentialSchema = credential(
  {
    clientDataJSON: bytes(DATA_MAX_LENGTH, 'passkey_failed'),
    authenticatorData: bytes(DATA_MAX_LENGTH, 'passkey_failed'),
    signature: bytes(DATA_MAX_LENGTH, 'passkey_failed'),
    userHandle: bytes(100, 'passkey_failed'),
  },
  'passkey_failed',
);
export type ProvedCredential = z.infer<typeof provedCredentialSchema>;

export const passkeyLoginSchema = z.object({
  credential: provedCredentialSchema,
  keep: fieldOr(z.boolean(failsWith('invalid')), false),
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;
