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
  ({ summary, params: idParamsSchema, data: listedPersonSchema, status: 200 }) as const satisfies Partial<Endpoint>;

/**
 * Signing up, and the people of the instance. All but the first are only for operators: to other people they do not exist
 * (404).
 */
export const operatorEndpoints = {
  askSignup: {
    summary: 'Who may sign up here, and whether an invitation is good',
    body: signupQuestionSchema,
    data: signupAnswerSchema,
    status: 200,
    failures: ['invitation_invalid', 'too_many_attempts'],
  },
  getSignupRule: {
    summary: 'Who may sign up here (operators)',
    data: signupSettingSchema,
    status: 200,
    failures: ['not_found'],
  },
  setSignupRule: {
    summary: 'Decide who may sign up here (operators)',
    body: signupChangeSchema,
    data: signupSettingSchema,
    status: 200,
    failures: ['not_found', 'signup_pinned'],
  },
  listPeople: {
    summary: 'Who is here, 50 a page, found by name, username or e-mail (operators)',
    query: peopleQuerySchema,
    data: peopleSchema,
    status: 200,
    failures: ['not_found', 'page_invalid'],
  },
  mailResetLink: {
    ...act('Mail somebody a link to reset their password (operators)'),
    data: resetMailSchema,
    failures: ['not_found'],
  },
  suspendPerson: {
    ...act('Shut an account: sessions, shares and public page at once, and nothing rings (operators)'),
    failures: ['not_found', 'last_operator'],
  },
  letPersonIn: { ...act('Let somebody in again who was suspended (operators)'), failures: ['not_found'] },
  deletePerson: {
    ...act('Shut an account and delete it in 7 days (operators)'),
    body: personDeletionSchema,
    failures: ['not_found', 'last_operator'],
  },
  keepPerson: { ...act('Keep an account that was to be deleted (operators)'), failures: ['not_found'] },
  setPersonQuota: {
    ...act('Decide how much somebody may keep (operators)'),
    body: personQuotaSchema,
    failures: ['not_found'],
  },
  getQuota: {
    summary: 'How much each person may keep (operators)',
    data: quotaSettingSchema,
    status: 200,
    failures: ['not_found'],
  },
  setQuota: {
    summary: 'Decide how much each person may keep (operators)',
    body: quotaChangeSchema,
    data: quotaSettingSchema,
    status: 200,
    failures: ['not_found', 'quota_pinned'],
  },
  getTotals: {
    summary: 'How much is here: people, pinups, bytes (operators)',
    data: totalsSchema,
    status: 200,
    failures: ['not_found'],
  },
  getHealth: {
    summary: 'How this PinLife does, by the same checks as `doctor` (operators)',
    data: healthSchema,
    status: 200,
    failures: ['not_found'],
  },
  testMail: {
    summary: 'Mail a test to the operator who asks, and answer what the mail server said (operators)',
    data: mailHealthSchema,
    status: 200,
    failures: ['not_found', 'too_many_attempts'],
  },
  getBackups: {
    summary: 'The backups of the last nights (operators)',
    data: backupsSchema,
    status: 200,
    failures: ['not_found'],
  },
  makeOperator: { ...act('Make somebody an operator (operators)'), failures: ['not_found'] },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
