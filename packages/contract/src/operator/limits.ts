/** Who may make an account here. */
export const signupRules = ['open', 'invite', 'closed'] as const;
export type SignupRule = (typeof signupRules)[number];
export const DEFAULT_SIGNUP_RULE: SignupRule = 'open';

export const PEOPLE_PAGE_SIZE = 50;
export const peopleOrders = ['name', 'since', 'seen', 'pinups', 'space'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** An account that an operator deletes is shut for so long before it is gone. */
export const DELETION_DAYS = 7;

/** How a part of this PinLife does: fine, somebody should look, or somebody must act. */
export const healthStates = ['fine', 'look', 'act'] as const;
export type HealthState = (typeof healthStates)[number];

/** `noRoom`: the disk is full. `damaged`: what was read back is not what was written. `ended`: the program was. */
export const backupFaults = ['noRoom', 'damaged', 'ended', 'other'] as const;
export type BackupFault = (typeof backupFaults)[number];

/** So many of the newest nights are told. */
export const BACKUPS_SHOWN = 3;

/** What decides how much somebody may keep: the number for everybody, one of their own, or nothing. */
export const quotaKinds = ['everybody', 'own', 'none'] as const;
export type QuotaKind = (typeof quotaKinds)[number];
