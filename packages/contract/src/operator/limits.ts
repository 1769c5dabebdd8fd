/** The rules for signing up. */
export const signupRules = ['open', 'invite', 'closed'] as const;
export type SignupRule = (typeof signupRules)[number];
export const DEFAULT_SIGNUP_RULE: SignupRule = 'open';

export const PEOPLE_PAGE_SIZE = 50;
export const peopleOrders = ['name', 'since', 'seen', 'pinups', 'space'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** The days between the deletion of an account by an operator and its removal. It is suspended until then. */
export const DELETION_DAYS = 7;

/** The health of a part of the instance. */
export const healthStates = ['ok', 'warning', 'error'] as const;
export type HealthState = (typeof healthStates)[number];

/** `noRoom`: the disk is full. `damaged`: the bytes read back differ from those written. `ended`: the process ended. */
export const backupFaults = ['noRoom', 'damaged', 'ended', 'other'] as const;
export type BackupFault = (typeof backupFaults)[number];

/** The number of backups shown. */
export const BACKUPS_SHOWN = 3;

/** The quota of a person: the default, their own, or unlimited. */
export const quotaKinds = ['everybody', 'own', 'none'] as const;
export type QuotaKind = (typeof quotaKinds)[number];
