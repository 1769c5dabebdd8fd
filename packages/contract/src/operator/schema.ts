import { z } from 'zod';
import { invitationTextSchema } from '../invitation/schema.ts';
import { QUOTA_MAX_BYTES } from '../media/limits.ts';
import { failsWith, fieldOr, isoDateTimeSchema, optionalField, text } from '../validation.ts';
import { backupFaults, healthStates, peopleOrders, quotaKinds, signupRules } from './limits.ts';

const ruleSchema = z.enum(signupRules, failsWith('invalid'));

/** Sent by the signup screen before it shows its form. */
export const signupQuestionSchema = z.object({ invite: optionalField(invitationTextSchema) });

export const signupAnswerSchema = z.object({
  signup: ruleSchema,
  invitation: z
    .object({
      endsAt: isoDateTimeSchema,
      email: z.string().nullable().meta({ description: 'The address that it was mailed to; no other one can use it' }),
    })
    .nullable()
    .meta({ description: 'Null where none was sent, or where it does not lead anywhere (any more)' }),
});
export type SignupAnswer = z.infer<typeof signupAnswerSchema>;

export const signupSettingSchema = z.object({
  signup: ruleSchema,
  isPinned: z.boolean().meta({ description: 'Set by SIGNUP where PinLife is started' }),
});
export type SignupSetting = z.infer<typeof signupSettingSchema>;

export const signupChangeSchema = z.object({ signup: ruleSchema });

const SEARCH_MAX_LENGTH = 100;

export const peopleQuerySchema = z.object({
  page: fieldOr(
    z.coerce.number(failsWith('page_invalid')).int(failsWith('page_invalid')).min(0, failsWith('page_invalid')),
    0,
  ),
  order: fieldOr(z.enum(peopleOrders, failsWith('invalid')), 'seen'),
  direction: fieldOr(z.enum(['up', 'down'], failsWith('invalid')), 'down'),
  search: fieldOr(text(SEARCH_MAX_LENGTH), ''),
});
export type PeopleQuery = z.output<typeof peopleQuerySchema>;

/** The fields of a person that operators may see. Never the content of notes. */
export const listedPersonSchema = z.object({
  _id: z.uuid(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  isOperator: z.boolean(),
  isVerified: z.boolean().meta({ description: 'Whether the e-mail address was verified' }),
  since: isoDateTimeSchema,
  lastSeen: z.iso.date().nullable().meta({ description: 'The day (UTC); null where they were never here' }),
  pinups: z.int().meta({ description: 'How many' }),
  bytes: z.int().meta({ description: 'What their pictures, recordings, files, previews and waiting imports take' }),
  quotaKind: z.enum(quotaKinds),
  quotaBytes: z.int().nullable().meta({ description: 'What they may keep; null: as much as there is room for' }),
  suspendedAt: isoDateTimeSchema.nullable(),
  suspendedBy: z.string().nullable().meta({ description: 'The name of the operator' }),
  goneAt: isoDateTimeSchema
    .nullable()
    .meta({ description: 'When the account will be deleted, unless it is called back' }),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

export const resetMailSchema = listedPersonSchema.extend({
  isMailed: z.boolean().meta({ description: 'False where no mail server is set: nothing was made then' }),
});
export type ResetMail = z.infer<typeof resetMailSchema>;

export const peopleSchema = z.object({
  people: z.array(listedPersonSchema),
  total: z.int().meta({ description: 'Of those who are found' }),
  suspended: z.int().meta({ description: 'Of everybody' }),
  beingDeleted: z.int().meta({ description: 'Of everybody' }),
});
export type People = z.infer<typeof peopleSchema>;

export const personDeletionSchema = z.object({
  username: z.string(failsWith('invalid')).meta({ description: 'Of the account, typed again' }),
});

const quotaBytesSchema = z
  .int(failsWith('invalid'))
  .min(1, failsWith('invalid'))
  .max(QUOTA_MAX_BYTES, failsWith('invalid'));

export const quotaSettingSchema = z.object({
  quotaBytes: z.int().nullable().meta({ description: 'What each person may keep; null: as much as there is room for' }),
  isPinned: z.boolean().meta({ description: 'Set by QUOTA_GB where PinLife is started' }),
  withOwn: z.int().meta({ description: 'How many people have a limit of their own, or none' }),
  nearlyFull: z.int().meta({ description: 'How many have used 90 % of what they may keep, or more' }),
});
export type QuotaSetting = z.infer<typeof quotaSettingSchema>;

export const quotaChangeSchema = z.object({ quotaBytes: quotaBytesSchema.nullable() });

export const personQuotaSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('own'), quotaBytes: quotaBytesSchema }),
    z.object({ kind: z.enum(['everybody', 'none']) }),
  ],
  failsWith('invalid'),
);
export type PersonQuota = z.infer<typeof personQuotaSchema>;

export const totalsSchema = z.object({
  people: z.int(),
  pinups: z.int().meta({ description: 'Of everybody, the trash aside' }),
  bytes: z.int().meta({ description: 'What everybody keeps: pictures, recordings, files, previews, waiting imports' }),
  version: z.string(),
});
export type Totals = z.infer<typeof totalsSchema>;

const stateSchema = z.enum(healthStates).meta({ description: 'Fine, somebody should look, or somebody must act' });

export const mailHealthSchema = z.object({
  state: stateSchema,
  fault: z
    .enum(['notSet', 'away', 'refused'])
    .nullable()
    .meta({ description: 'SMTP_URL is not set, the server does not answer, or it refuses us' }),
  answer: z.string().nullable().meta({ description: 'What the mail server said where it refused' }),
});

export const healthSchema = z.object({
  disk: z.object({ state: stateSchema, freeBytes: z.int(), totalBytes: z.int() }),
  jobs: z.object({ state: stateSchema, waiting: z.int(), oldestSeconds: z.int() }),
  reminders: z.object({ state: stateSchema, late: z.int(), lateSeconds: z.int() }),
  backup: z.object({
    state: stateSchema,
    fault: z.enum(['off', 'failed', 'stale']).nullable(),
    lastAt: isoDateTimeSchema.nullable(),
    failedNights: z.int().meta({ description: 'In a row' }),
  }),
  mail: mailHealthSchema,
  push: z.object({
    state: stateSchema,
    fault: z.literal('insecure').nullable().meta({ description: 'PUBLIC_URL is not https, so browsers refuse pushes' }),
  }),
});
export type Health = z.infer<typeof healthSchema>;

const backupRunSchema = z.object({
  dueAt: isoDateTimeSchema,
  tries: z.array(isoDateTimeSchema),
  state: z.enum(['writing', 'reading', 'done', 'failed']),
  endedAt: isoDateTimeSchema.nullable(),
  retryAt: isoDateTimeSchema.nullable(),
  bytes: z.int(),
  readBytes: z.int().meta({ description: 'How far it was read back' }),
  fault: z.enum(backupFaults).nullable(),
});
export type BackupRun = z.infer<typeof backupRunSchema>;

export const backupsSchema = z.object({
  plan: z
    .object({
      nextAt: isoDateTimeSchema,
      days: z.int(),
      weeks: z.int(),
      months: z.int(),
      kept: z.int().nullable().meta({ description: 'How many there are; null where the folder cannot be read here' }),
    })
    .nullable()
    .meta({ description: 'Null where none is made by itself' }),
  runs: z.array(backupRunSchema).meta({ description: 'The newest nights first' }),
});
export type Backups = z.infer<typeof backupsSchema>;
