import { read } from '../../db/query.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { TestApp } from '../app.ts';
import type { Stage } from './stage.ts';

export const actors = ['a', 'b'] as const;
/** The person is logged in twice. */
export type Actor = (typeof actors)[number];

/** All of an account that lets somebody in, or would. */
export type State = {
  exists: boolean;
  /** Somebody else took the name after the account was gone. */
  hasSuccessor: boolean;
  password: string;
  pin: string | null;
  isVerified: boolean;
  hasResetLink: boolean;
  hasVerifyLink: boolean;
  alive: Record<Actor, boolean>;
  /** Sessions that were started meanwhile. */
  started: number;
  /** Whose push devices hear something. */
  hearing: Record<Actor, boolean>;
  /** Whose devices the account knows. */
  known: Record<Actor, boolean>;
  /** Devices that became known meanwhile. */
  knownSince: number;
};

type Row = {
  password_hash: string;
  pin_hash: string | null;
  is_verified: boolean;
  links: string[];
  sessions: string[];
  hearing: string[];
  known: string[];
};

const GONE = 'gone';

/** What is in the database now. */
export const observe = async ({ database }: TestApp, hasher: PasswordHasher, stage: Stage): Promise<State> => {
  const findSecret = async (hash: string, candidates: Iterable<string>): Promise<string> => {
    for (const candidate of candidates) if (await hasher.verify(hash, candidate, stage.userId)) return candidate;
    return 'a secret that nobody set';
  };
  const row = await database.first(
    read<Row>(
      `select password_hash, pin_hash, email_verified_at is not null as is_verified,
         array(select purpose from mailed_tokens where user_id = users.id) as links,
         array(select id::text from sessions where user_id = users.id) as sessions,
         array(select session_id::text from push_devices where user_id = users.id) as hearing,
         array(select id::text from known_devices where user_id = users.id) as known
       from users where id = $1`,
      [stage.userId],
    ),
  );
  const successor = await database.first(
    read('select 1 from users where username = $1 and id <> $2', [stage.username, stage.userId]),
  );
  const per = (ids: string[] | undefined) => ({
    a: ids?.includes(stage.sessions.a.id) ?? false,
    b: ids?.includes(stage.sessions.b.id) ?? false,
  });
  const alive = per(row?.sessions);
  const known = {
    a: row?.known.includes(stage.sessions.a.deviceId) ?? false,
    b: row?.known.includes(stage.sessions.b.deviceId) ?? false,
  };
  return {
    exists: row !== undefined,
    hasSuccessor: successor !== undefined,
    password: row ? await findSecret(row.password_hash, stage.passwords) : GONE,
    pin: row ? row.pin_hash && (await findSecret(row.pin_hash, stage.pins)) : GONE,
    isVerified: row?.is_verified ?? false,
    hasResetLink: row?.links.includes('reset') ?? false,
    hasVerifyLink: row?.links.includes('verify') ?? false,
    alive,
    started: (row?.sessions.length ?? 0) - Number(alive.a) - Number(alive.b),
    hearing: per(row?.hearing),
    known,
    knownSince: (row?.known.length ?? 0) - Number(known.a) - Number(known.b),
  };
};

/** Nothing is left of an account that was deleted. */
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
  hearing: { a: false, b: false },
  known: { a: false, b: false },
  knownSince: 0,
});

const onlyOf = (actor: Actor, flags: Record<Actor, boolean>) => ({
  a: actor === 'a' && flags.a,
  b: actor === 'b' && flags.b,
});

/** What is left once all sessions but one have ended. */
export const endOthers = (state: State, actor: Actor): State => ({
  ...state,
  alive: onlyOf(actor, state.alive),
  hearing: onlyOf(actor, state.hearing),
  started: 0,
});

/** What is left once the account has forgotten all devices but one. */
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
