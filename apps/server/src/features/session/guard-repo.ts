import { type Fields, fastRead } from '../../db/batching/fast-statement.ts';
import { type Claim, createProvenStatements, type Proven } from '../../db/batching/proven-statement.ts';
import type { PersonInsert, PersonQuery } from '../../db/person-query.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import type { Token } from '../../platform/secret/token.ts';

/** `isUnseen`: it was not used for a while. */
export type FoundSession = { id: string; isKept: boolean; isUnseen: boolean };

export type GuardRepo = ReturnType<typeof createGuardRepo>;

/** Looks up sessions by their token: by itself, or in one round trip with the work that is done for their person. */
export const createGuardRepo = (reader: Reader, { unseenSeconds }: { unseenSeconds: number }) => {
  const isUnseen = (now: string) => `last_seen_at < ${now} - interval '${unseenSeconds} seconds'`;
  const proven = createProvenStatements({
    name: 'session',
    columns: { user_id: 'uuid', token_hash: 'bytea', asked_at: 'timestamptz' },
    text: `
      select sessions.user_id as owner_id, sessions.id as session_id, is_kept, ${isUnseen('asked_at')} as is_unseen
      from sessions
      where sessions.user_id = asked.user_id and sessions.token_hash = asked.token_hash and expires_at > asked_at`,
    found: ['session_id', 'is_kept', 'is_unseen'],
    decode: toFoundSession,
  });

  return {
    /** Runs with every call that carries a token. */
    find: (token: Token, now: Date): Promise<FoundSession | undefined> =>
      reader.first(
        fastRead({
          name: 'session-by-token',
          text: `select id, is_kept, ${isUnseen('$3::timestamptz')} from sessions
                 where user_id = $1 and token_hash = $2 and expires_at > $3`,
          values: claimOf(token, now).values,
          decode: toFoundSession,
          batcher: 'sessions',
        }),
      ),

    /** Finds the session and, where there is one, reads for its person. */
    findAndRead: <Row>(token: Token, now: Date, query: PersonQuery<Row>): Promise<Found<Row> | undefined> =>
      reader.first(proven.read(claimOf(token, now), query)),

    /** Finds the session and, where there is one, inserts for its person: null where such a row was there already. */
    findAndInsert: <Row>(
      tx: Tx,
      token: Token,
      now: Date,
      insert: PersonInsert<Row>,
    ): Promise<Found<Row | null> | undefined> => tx.first(proven.insert(claimOf(token, now), insert)),
  };
};

type Found<Row> = Proven<FoundSession, Row>;

const claimOf = ({ userId, hash }: Token, now: Date): Claim => ({ userId, values: [userId, hash, now] });

const toFoundSession = ([id, isKept, isUnseen]: Fields): FoundSession => ({
  id: id ?? '',
  isKept: isKept === 't',
  isUnseen: isUnseen === 't',
});
