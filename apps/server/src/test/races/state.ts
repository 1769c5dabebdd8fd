import { read } from '../../db/query.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { TestApp } from '../app.ts';
import type { RacePerson } from './race-person.ts';

export const actors = ['a', 'b'] as const;
/** The two sessions of the person. */
export type Actor = (typeof actors)[number];

/** `begun`: there is a key, and no code has confirmed it. */
export type TwoStepState = 'off' | 'begun' | 'on';

/** Everything of an account that gives access. */
export type State = {
  exists: boolean;
  /** Another person took the name after the account was deleted. */
  hasSuccessor: boolean;
  password: string;
  pin: string | null;
  isVerified: boolean;
  hasResetLink: boolean;
  hasVerifyLink: boolean;
  alive: Record<Actor, boolean>;
  /** The number of sessions that were started meanwhile. */
  started: number;
  /** Access tokens: the existing one, and those that were created meanwhile. */
  hasAccessToken: boolean;
  tokensSince: number;
  /**
   * Webhooks: the existing one, those that were added meanwhile, and whether the first is paused. They stay when sessions
   * end, because the person has chosen the receiver and the content.
   */
  hasWebhook: boolean;
  webhooksSince: number;
  isWebhookResting: boolean;
  /** Whether a code is required; whether the key was replaced; the newest used code, in steps from now. */
  twoStep: TwoStepState;
  isKeyNew: boolean;
  usedStep: number | null;
  /** Whether the existing recovery code is still valid; the number of valid ones. */
  hasRecoveryCode: boolean;
  recoveryCodes: number;
  /** Whether the calendar feed is on. */
  hasFeed: boolean;
  /** Passkeys: the existing one, those that were added meanwhile, and whether the next login shows them. */
  hasPasskey: boolean;
  passkeysSince: number;
  isUnreviewed: boolean;
  /** The subject at the provider. */
  subject: string | null;
  /** The sessions whose push devices get pushes. */
  hearing: Record<Actor, boolean>;
  /** The sessions whose devices are known. */
  known: Record<Actor, boolean>;
  /** The number of devices that became known meanwhile. */
  knownSince: number;
  isSuspended: boolean;
  isBeingDeleted: boolean;
  isOperator: boolean;
};

type Row = {
  password_hash: string | null;
  pin_hash: string | null;
  is_verified: boolean;
  links: string[];
  sessions: string[];
  tokens: string[];
  two_step: { isOn: boolean; key: string; lastStep: number } | null;
  webhooks: { id: string; isResting: boolean }[];
  recovery_codes: string[];
  has_feed: boolean;
  passkeys: string[];
  is_unreviewed: boolean;
  hearing: string[];
  known: string[];
  is_suspended: boolean;
  is_being_deleted: boolean;
  is_operator: boolean;
};

const GONE = 'gone';

/** Reads the state from the database. */
export const observe = async (
  { database }: TestApp,
  hasher: PasswordHasher,
  person: RacePerson,
  step = 0,
): Promise<State> => {
  const findSecret = async (hash: string | null, candidates: Iterable<string>): Promise<string> => {
    for (const candidate of candidates) if (await hasher.verify(hash, candidate, person.userId)) return candidate;
    return 'a secret that nobody set';
  };
  const row = await database.first(
    read<Row>(
      `select password_hash, pin_hash, email_verified_at is not null as is_verified, is_operator,
         suspended_at is not null as is_suspended, deletes_at is not null as is_being_deleted,
         array(select purpose from mailed_tokens where user_id = users.id) as links,
         array(select id::text from sessions where user_id = users.id and access = 'session') as sessions,
         array(select id::text from sessions where user_id = users.id and access <> 'session') as tokens,
         (select json_build_object('isOn', confirmed_at is not null, 'key', encode(sealed_key, 'hex'), 'lastStep', last_step)
          from two_steps where user_id = users.id) as two_step,
         (select coalesce(json_agg(json_build_object('id', id, 'isResting', resting_at is not null)), '[]')
          from webhooks where user_id = users.id) as webhooks,
         array(select encode(code_hash, 'hex') from recovery_codes
          where user_id = users.id and used_at is null) as recovery_codes,
         exists (select from calendar_feeds where user_id = users.id) as has_feed,
         array(select id::text from passkeys where user_id = users.id) as passkeys,
         exists (select from passkeys where user_id = users.id and is_unreviewed) as is_unreviewed,
         array(select session_id::text from push_devices where user_id = users.id) as hearing,
         array(select id::text from known_devices where user_id = users.id) as known
       from users where id = $1`,
      [person.userId],
    ),
  );
  // By itself: on a Citus its table lies on another machine.
  const identity = await database.first(
    read<{ subject: string }>('select subject from oidc_identities where user_id = $1', [person.userId]),
  );
  const successor = await database.first(
    read('select 1 from users where username = $1 and id <> $2', [person.username, person.userId]),
  );
  const per = (ids: string[] | undefined) => ({
    a: ids?.includes(person.sessions.a.id) ?? false,
    b: ids?.includes(person.sessions.b.id) ?? false,
  });
  const alive = per(row?.sessions);
  const hasAccessToken = row?.tokens.includes(person.accessTokenId) ?? false;
  const hasPasskey = row?.passkeys.includes(person.passkeyId) ?? false;
  const webhook = row?.webhooks.find(({ id }) => id === person.webhookId);
  const known = {
    a: row?.known.includes(person.sessions.a.deviceId) ?? false,
    b: row?.known.includes(person.sessions.b.deviceId) ?? false,
  };
  return {
    exists: row !== undefined,
    hasSuccessor: successor !== undefined,
    password: row ? await findSecret(row.password_hash, person.passwords) : GONE,
    pin: row ? row.pin_hash && (await findSecret(row.pin_hash, person.pins)) : GONE,
    isVerified: row?.is_verified ?? false,
    hasResetLink: row?.links.includes('reset') ?? false,
    hasVerifyLink: row?.links.includes('verify') ?? false,
    alive,
    started: (row?.sessions.length ?? 0) - Number(alive.a) - Number(alive.b),
    hasAccessToken,
    tokensSince: (row?.tokens.length ?? 0) - Number(hasAccessToken),
    hasWebhook: webhook !== undefined,
    webhooksSince: (row?.webhooks.length ?? 0) - Number(webhook !== undefined),
    isWebhookResting: webhook?.isResting ?? false,
    twoStep: row?.two_step ? (row.two_step.isOn ? 'on' : 'begun') : 'off',
    isKeyNew: row?.two_step != null && row.two_step.key !== person.sealedKey,
    usedStep: row?.two_step?.lastStep ? row.two_step.lastStep - step : null,
    hasRecoveryCode: row?.recovery_codes.includes(person.recoveryCodeHash) ?? false,
    recoveryCodes: row?.recovery_codes.length ?? 0,
    hasFeed: row?.has_feed ?? false,
    hasPasskey,
    passkeysSince: (row?.passkeys.length ?? 0) - Number(hasPasskey),
    isUnreviewed: row?.is_unreviewed ?? false,
    subject: identity?.subject ?? null,
    hearing: per(row?.hearing),
    known,
    knownSince: (row?.known.length ?? 0) - Number(known.a) - Number(known.b),
    isSuspended: row?.is_suspended ?? false,
    isBeingDeleted: row?.is_being_deleted ?? false,
    isOperator: row?.is_operator ?? false,
  };
};

/** The state after an account was deleted. */
export const goneState = ({ hasSuccessor }: State): State => ({
  exists: false,
  hasSuccessor,
  password: GONE,
  pin: GONE,
  isVerified: false,
  hasResetLink: false,
  hasVerifyLink: false,
  alive: { a: false, b: false },
  started: 0,
  hasAccessToken: false,
  tokensSince: 0,
  hasWebhook: false,
  webhooksSince: 0,
  isWebhookResting: false,
  twoStep: 'off',
  isKeyNew: false,
  usedStep: null,
  hasRecoveryCode: false,
  recoveryCodes: 0,
  hasFeed: false,
  hasPasskey: false,
  passkeysSince: 0,
  isUnreviewed: false,
  subject: null,
  hearing: { a: false, b: false },
  known: { a: false, b: false },
  knownSince: 0,
  isSuspended: false,
  isBeingDeleted: false,
  isOperator: false,
});

/** The state after all sessions have ended. */
export const endAll = (state: State): State => ({
  ...state,
  alive: { a: false, b: false },
  hearing: { a: false, b: false },
  started: 0,
  hasAccessToken: false,
  tokensSince: 0,
});

const onlyOf = (actor: Actor, flags: Record<Actor, boolean>) => ({
  a: actor === 'a' && flags.a,
  b: actor === 'b' && flags.b,
});

/** The state after all sessions but one have ended. */
export const endOthers = (state: State, actor: Actor): State => ({
  ...state,
  alive: onlyOf(actor, state.alive),
  hasAccessToken: false,
  tokensSince: 0,
  hearing: onlyOf(actor, state.hearing),
  started: 0,
});

/** The state after the account has forgotten all devices but one. */
export const forgetOthers = (state: State, actor: Actor): State => ({
  ...state,
  known: onlyOf(actor, state.known),
  knownSince: 0,
});

export const endOne = (state: State, actor: Actor): State => ({
  ...state,
  alive: { ...state.alive, [actor]: false },
  hearing: { ...state.hearing, [actor]: false },
});
