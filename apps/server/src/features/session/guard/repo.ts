import type { Access } from '@pinlife/contract/token-access';
import { type Fields, fastRead } from '../../../db/batching/fast-statement.ts';
import { type Claim, createProvenStatements, type Proven } from '../../../db/batching/proven-statement.ts';
import type { PersonInsert, PersonQuery } from '../../../db/person-query.ts';
import type { Reader, Tx } from '../../../db/pool.ts';
import type { Token } from '../../../platform/secret/token.ts';

/** `isUnseen`: the session was not used for a while. */
export type FoundSession = { id: string; access: Access; isKept: boolean; isUnseen: boolean };

export type GuardRepo = ReturnType<typeof createGuardRepo>;

/** Looks up sessions by their token: alone, or in one round trip with a statement for their person. */
export const createGuardRepo = (reader: Reader, { unseenSeconds }: { unseenSeconds: number }) => {
  const isUnseen = (now: string) => `last_seen_at < ${now} - interval '${unseenSeconds} seconds'`;
  const proven = createProvenStatements({
    name: 'session',
    columns: { user_id: 'uuid', token_hash: 'bytea', asked_at: 'timestamptz', needed: 'text' },
    text: `
      select sessions.user_id as owner_id, sessions.id as session_id, access, is_kept, ${isUnseen('asked_at')} as is_unseen
      from sessions
      where sessions.user_id = asked.user_id and sessions.token_hash = asked.token_hash and expires_at > asked_at
        and (access = 'session' or needed = 'read' or access = needed)`,
    found: ['session_id', 'access', 'is_kept', 'is_unseen'],
    decode: toFoundSession,
  });

  return {
    /** Runs with every call that has a token. The caller compares the access. */
    find: (token: Token, now: Date): Promise<FoundSession | undefined> =>
      reader.first(
        fastRead({
          name: 'session-by-token',
          text: `select id, access, is_kept, ${isUnseen('$3::timestamptz')} from sessions
                 where user_id = $1 and token_hash = $2 and expires_at > $3`,
          values: [token.userId, token.hash, now],
          decode: toFoundSession,
          batcherName: 'sessions',
        }),
      ),

    /** Finds the session and, if it has the needed access, reads for its person. */
    findAndRead: <Row>(asked: TokenCheck, query: PersonQuery<Row>): Promise<ProvenRow<Row> | undefined> =>
      reader.first(proven.read(claimOf(asked), query)),

    /** Finds the session and, if it has the needed access, inserts for its person: null if the row already exists. */
    findAndInsert: <Row>(
      tx: Tx,
      asked: TokenCheck,
      insert: PersonInsert<Row>,
    ): Promise<ProvenRow<Row | null> | undefined> => tx.first(proven.insert(claimOf(asked), insert)),
  };
};

type ProvenRow<Row> = Proven<FoundSession, Row>;

type TokenCheck = { token: Token; now: Date; needed: Access };

const claimOf = ({ token: { userId, hash }, now, needed }: TokenCheck): Claim => ({
  userId,
  values: [userId, hash, now, needed],
});

/** Whether the access of a session or token suffices for a call; the statement above contains the same rule. */
export const mayDo = (access: Access, needed: Access): boolean =>
  access === 'session' || needed === 'read' || access === needed;

const toFoundSession = ([id, access, isKept, isUnseen]: Fields): FoundSession => ({
  id: id ?? '',
  access: access as Access,
  isKept: isKept === 't',
  isUnseen: isUnseen === 't',
});
