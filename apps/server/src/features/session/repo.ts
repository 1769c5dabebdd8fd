import { SESSIONS_LISTED_MAX } from '@pinlife/contract/session/limits';
import type { Selectable } from 'kysely';
import { type FastValues, type Fields, fastRead, fastWrite } from '../../db/batching/fast-statement.ts';
import { askedRows, memoByCount } from '../../db/batching/merge.ts';
import type { PersonInsertShape, PersonQuery, PersonQueryShape } from '../../db/person-query.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read } from '../../db/query.ts';
import type { SessionsTable } from '../../db/schema.ts';
import type { Token } from '../../platform/secret/token.ts';

export type SessionRow = Selectable<SessionsTable>;
/** `isUnseen`: it was not used since the given time. */
export type FoundSession = { id: string; isKept: boolean; isUnseen: boolean };
const SESSION_FIELDS = 3;
/** What is inserted is answered after the number of whom it answers and the session: its key, and then itself. */
const ROW_NUMBER_FIELDS = 1;
const KEY_AT = ROW_NUMBER_FIELDS + SESSION_FIELDS;
const KEY_FIELDS = 2;

export type SessionRepo = ReturnType<typeof createSessionRepo>;

export const createSessionRepo = (reader: Reader) => ({
  /** Runs with every call that carries a token. */
  findByToken: (token: Token, now: Date, seenBefore: Date): Promise<FoundSession | undefined> =>
    reader.first(
      fastRead({
        name: 'session-by-token',
        text: `select id, is_kept, last_seen_at < $4 from sessions
               where user_id = $1 and token_hash = $2 and expires_at > $3`,
        values: [token.userId, token.hash, now, seenBefore],
        decode: toFoundSession,
        batcher: 'sessions',
      }),
    ),

  /**
   * Looks the session up and, where there is one, reads for its person in the same round trip. Merged with those of
   * others it crosses shards.
   */
  findByTokenAndRead: <Row>(
    token: Token,
    now: Date,
    seenBefore: Date,
    { shape, values }: PersonQuery<Row>,
  ): Promise<{ session: FoundSession; row: Row } | undefined> => {
    const { decode, batcher } = shape;
    const merge = mergeRead(shape);
    const { name, text } = merge(1);
    return reader.first(
      fastRead({
        name: shape.name && name,
        text,
        merge,
        values: [token.userId, token.hash, now, seenBefore, ...values],
        decode: (fields) => ({
          session: sessionAt(fields, ROW_NUMBER_FIELDS),
          row: decode(fields.slice(ROW_NUMBER_FIELDS + SESSION_FIELDS)),
        }),
        ...(batcher && { batcher }),
      }),
    );
  },

  /**
   * Answers what looks the session up and, where there is one, inserts for its person in the same round trip. No row is
   * answered for what stands in the way of another. Merged with those of others it crosses shards.
   */
  prepareInsert: <Row>(insert: PersonInsertShape<Row>, unseenSeconds: number) => {
    const { name, decode } = insert;
    const merge = memoByCount(`session-${name}`, (count) => writeInsert(count, insert, unseenSeconds));
    return (
      tx: Tx,
      token: Token,
      now: Date,
      values: FastValues,
    ): Promise<{ session: FoundSession; row: Row | null } | undefined> =>
      tx.first(
        fastWrite({
          ...merge(1),
          merge,
          values: [token.userId, token.hash, now, ...values],
          decode: (fields) => ({
            session: sessionAt(fields, ROW_NUMBER_FIELDS),
            row: fields[KEY_AT] === null ? null : decode(fields.slice(KEY_AT + KEY_FIELDS)),
          }),
          batcher: 'writes',
        }),
      );
  },

  list: (userId: string, now: Date): Promise<SessionRow[]> =>
    reader.all(
      build
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(SESSIONS_LISTED_MAX),
    ),

  /** Which of these sessions are still open. Crosses shards. */
  listAlive: (userIds: readonly string[], ids: readonly string[], now: Date): Promise<{ id: string }[]> =>
    reader.all(
      read<{ id: string }>(
        `select sessions.id from unnest($1::uuid[], $2::uuid[]) as open (user_id, id)
         join sessions on sessions.user_id = open.user_id and sessions.id = open.id
         where expires_at > $3`,
        [userIds, ids, now],
      ),
    ),

  async findDevice(userId: string, id: string): Promise<string | null> {
    const row = await reader.first(
      build.selectFrom('sessions').select('device_id').where('user_id', '=', userId).where('id', '=', id),
    );
    return row?.device_id ?? null;
  },

  /** Locks the session: answers whether it lives, and if so, it does until this transaction ends. */
  async lock(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
    const row = await tx.first(
      build
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .forKeyShare(),
    );
    return row !== undefined;
  },

  async insert(tx: Tx, session: SessionRow): Promise<void> {
    await tx.run(build.insertInto('sessions').values(session));
  },

  async touch(tx: Tx, userId: string, id: string, seenAt: Date, expiresAt: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('sessions')
        .set({ last_seen_at: seenAt, expires_at: expiresAt })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
  },

  delete: (tx: Tx, userId: string, id: string): Promise<number> =>
    tx.run(build.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id)),

  async deleteAll(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
    const all = build.deleteFrom('sessions').where('user_id', '=', userId);
    await tx.run(except === undefined ? all : all.where('id', '!=', except));
  },

  /** Crosses shards. */
  sweep: (tx: Tx, now: Date): Promise<number> => tx.run(build.deleteFrom('sessions').where('expires_at', '<', now)),
});

const claimColumns = {
  user_id: 'uuid',
  token_hash: 'bytea',
  asked_at: 'timestamptz',
};

/** The session of each of `asked`, where there is one. */
const writeSession = (seenBefore: string) => `lateral (
  select sessions.id as session_id, is_kept, last_seen_at < ${seenBefore} as is_unseen from sessions
  where sessions.user_id = asked.user_id and sessions.token_hash = asked.token_hash and expires_at > asked_at
) session`;

type Merge = ReturnType<typeof memoByCount>;
const merges = new WeakMap<PersonQueryShape<unknown>, Merge>();

const mergeRead = (shape: PersonQueryShape<unknown>): Merge => {
  const known = merges.get(shape) ?? memoByCount(`session-${shape.name}`, (count) => writeRead(count, shape));
  merges.set(shape, known);
  return known;
};

const writeRead = (count: number, { columns, text }: PersonQueryShape<unknown>): string => `
  select asked.number, session.*, answer.*
  from ${askedRows(count, { ...claimColumns, seen_before: 'timestamptz', ...columns })}
  cross join ${writeSession('asked.seen_before')}
  cross join lateral (${text}) answer`;

const writeInsert = (count: number, { columns, text }: PersonInsertShape<unknown>, unseenSeconds: number): string => `
  with given as materialized (
    select asked.*, session.* from ${askedRows(count, { ...claimColumns, ...columns })}
    cross join ${writeSession(`asked_at - interval '${unseenSeconds} seconds'`)}
  ),
  inserted as (${text})
  select given.number, session_id, is_kept, is_unseen, inserted.* from given
  left join inserted on inserted.user_id = given.user_id and inserted.id = given.id`;

const sessionAt = (fields: Fields, at: number): FoundSession => ({
  id: fields[at] ?? '',
  isKept: fields[at + 1] === 't',
  isUnseen: fields[at + 2] === 't',
});
const toFoundSession = (fields: Fields): FoundSession => sessionAt(fields, 0);
