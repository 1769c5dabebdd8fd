import { z } from 'zod';
import { failsWith, isoDateTimeSchema, optionalField, text } from '../validation.ts';
import { type InvitationDays, type InvitationPlaces, invitationDays, invitationPlaces } from './limits.ts';

const EMAIL_MAX_LENGTH = 254;
/** 22 characters hold 128 bits; the limit leaves room. */
const INVITATION_TEXT_MAX_LENGTH = 64;

/** The secret in the address of an invitation. */
export const invitationTextSchema = z
  .string(failsWith('invitation_invalid'))
  .max(INVITATION_TEXT_MAX_LENGTH, failsWith('invitation_invalid'));

const isOneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.includes(value as Value);

export const invitationCreateSchema = z.object({
  places: z.number(failsWith('invalid')).refine(isOneOf<InvitationPlaces>(invitationPlaces), failsWith('invalid')),
  days: z.number(failsWith('invalid')).refine(isOneOf<InvitationDays>(invitationDays), failsWith('invalid')),
  email: optionalField(text(EMAIL_MAX_LENGTH, 'email_invalid').regex(z.regexes.email, failsWith('email_invalid'))),
});
export type InvitationCreate = z.output<typeof invitationCreateSchema>;

export const invitationSchema = z.object({
  _id: z.uuid(),
  places: z.int(),
  taken: z.int().meta({ description: 'How many people came by it' }),
  came: z.array(z.string()).meta({ description: 'The names of those who are still here' }),
  email: z.string().nullable().meta({ description: 'The one address that it is for; null: for any' }),
  isMailed: z.boolean().meta({ description: 'False where there is no mail server: somebody else passes it on' }),
  createdAt: isoDateTimeSchema,
  endsAt: isoDateTimeSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationMadeSchema = invitationSchema.extend({
  url: z.url().nullable().meta({ description: 'The address, told this once; null where it was mailed' }),
});
export type InvitationMade = z.infer<typeof invitationMadeSchema>;
