import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import {
  backupsSchema,
  healthSchema,
  listedPersonSchema,
  mailHealthSchema,
  peopleQuerySchema,
  peopleSchema,
  personDeletionSchema,
  personQuotaSchema,
  quotaChangeSchema,
  quotaSettingSchema,
  resetMailSchema,
  signupAnswerSchema,
  signupChangeSchema,
  signupQuestionSchema,
  signupSettingSchema,
  totalsSchema,
} from './schema.ts';

const act = (summary: string) =>
  ({ summary, params: idParamsSchema, data: listedPersonSchema }) as const satisfies Partial<Endpoint>;

/**
 * Signing up, and the people of the instance. All but the first are only for operators: to other people they do not exist
 * (404).
 */
export const operatorEndpoints = {
  askSignup: {
    summary: 'The sign-up rule, and whether an invitation is valid',
    body: signupQuestionSchema,
    data: signupAnswerSchema,
    failures: ['invitation_invalid', 'too_many_attempts'],
  },
  getSignupRule: {
    summary: 'The sign-up rule (operators)',
    data: signupSettingSchema,
    failures: ['not_found'],
  },
  setSignupRule: {
    summary: 'Set the sign-up rule (operators)',
    body: signupChangeSchema,
    data: signupSettingSchema,
    failures: ['not_found', 'signup_pinned'],
  },
  listPeople: {
    summary: 'List people, 50 a page, or search them by name, username or e-mail (operators)',
    query: peopleQuerySchema,
    data: peopleSchema,
    failures: ['not_found', 'page_invalid'],
  },
  mailResetLink: {
    ...act('Mail a person a link that resets their password (operators)'),
    data: resetMailSchema,
    failures: ['not_found'],
  },
  suspendPerson: {
    ...act('Suspend an account: ends its sessions, and closes its shares, public page and reminders (operators)'),
    failures: ['not_found', 'last_operator'],
  },
  reinstatePerson: { ...act('End the suspension of an account (operators)'), failures: ['not_found'] },
  deletePerson: {
    ...act('Suspend an account and delete it in 7 days (operators)'),
    body: personDeletionSchema,
    failures: ['not_found', 'last_operator'],
  },
  cancelDeletion: { ...act('Cancel the deletion of an account (operators)'), failures: ['not_found'] },
  setPersonQuota: {
    ...act('Set the quota of a person (operators)'),
    body: personQuotaSchema,
    failures: ['not_found'],
  },
  getQuota: {
    summary: 'The quota of every person (operators)',
    data: quotaSettingSchema,
    failures: ['not_found'],
  },
  setQuota: {
    summary: 'Set the quota of every person (operators)',
    body: quotaChangeSchema,
    data: quotaSettingSchema,
    failures: ['not_found', 'quota_pinned'],
  },
  getTotals: {
    summary: 'The number of people and pinups, and the bytes that they use (operators)',
    data: totalsSchema,
    failures: ['not_found'],
  },
  getHealth: {
    summary: 'The health of this PinLife, by the same checks as `doctor` (operators)',
    data: healthSchema,
    failures: ['not_found'],
  },
  testMail: {
    summary: "Send a test mail to the calling operator and return the mail server's answer (operators)",
    data: mailHealthSchema,
    failures: ['not_found', 'too_many_attempts'],
  },
  getBackups: {
    summary: 'The backups of the last nights (operators)',
    data: backupsSchema,
    failures: ['not_found'],
  },
  makeOperator: { ...act('Make a person an operator (operators)'), failures: ['not_found'] },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
