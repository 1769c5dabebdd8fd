/** The time for which the record is kept. */
export const RECORD_DAYS = 90;
export const RECORD_PAGE_SIZE = 50;
/** The limit of entries in one file; the newest. */
export const RECORD_FILE_MAX = 20_000;

export const recordKinds = ['operator', 'failedLogins', 'reset', 'access'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The acts of the record, by kind. */
export const recordActs = {
  signupSet: 'operator',
  invited: 'operator',
  invitationWithdrawn: 'operator',
  resetMailed: 'operator',
  suspended: 'operator',
  letIn: 'operator',
  deletionSet: 'operator',
  kept: 'operator',
  deleted: 'operator',
  operatorMade: 'operator',
  operatorRemoved: 'operator',
  twoStepReset: 'operator',
  quotaSet: 'operator',
  personQuotaSet: 'operator',
  loginsFailed: 'failedLogins',
  passwordReset: 'reset',
  tokenMade: 'access',
  webhookMade: 'access',
  passkeyMade: 'access',
  oidcConnected: 'access',
  twoStepOn: 'access',
  twoStepOff: 'access',
} as const satisfies Record<string, RecordKind>;
export type RecordAct = keyof typeof recordActs;
