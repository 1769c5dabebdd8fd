import type { Reader } from '../../../db/pool.ts';
import { read } from '../../../db/query.ts';
import type { Person } from '../../../platform/person.ts';

/** The condition of active operators. A person without a verified address has never logged in. */
const CAN_OPERATE = 'is_operator and not is_shut and email_verified_at is not null';

export const hasPeople = async (reader: Reader): Promise<boolean> =>
  (await reader.first(read<{ id: string }>('select id from users limit 1'))) !== undefined;

/** Whether a person is an operator; the caller has checked the session. */
export const isOperator = async (reader: Reader, userId: string): Promise<boolean> => {
  const row = await reader.first(
    read<{ isOperator: boolean }>(
      'select is_operator as "isOperator" from users where id = $1',
      [userId],
      'is-operator',
    ),
  );
  return row?.isOperator === true;
};

export const countOperators = async (reader: Reader): Promise<number> => {
  const row = await reader.first(
    read<{ count: number }>(`select count(*)::int as count from users where ${CAN_OPERATE}`),
  );
  return row?.count ?? 0;
};

export const listOperators = (reader: Reader): Promise<{ id: string }[]> =>
  reader.all(read<{ id: string }>(`select id from users where ${CAN_OPERATE}`));

export type NamedPerson = { id: string; name: string; username: string; language: string };

/** Finds a person by id or username. */
export const findNamed = async (readers: readonly Reader[], idOrUsername: string): Promise<NamedPerson | null> => {
  for (const reader of readers) {
    const found = await reader.first(
      read<NamedPerson>(
        `select id, trim(first_name || ' ' || last_name) as name, username, language from users
         where id::text = $1 or lower(username) = lower($1)`,
        [idOrUsername],
      ),
    );
    if (found) return found;
  }
  return null;
};

/** Whether the person of this session is an operator who is not shut; null if the session has ended. */
export const findActiveOperator = async (
  readers: readonly Reader[],
  { userId, sessionId }: Person,
  now: Date,
): Promise<{ isOperator: boolean } | null> => {
  for (const reader of readers) {
    const found = await reader.first(
      read<{ isOperator: boolean }>(
        `select u.is_operator and not u.is_shut as "isOperator" from users u
         join sessions s on s.user_id = u.id where u.id = $1 and s.id = $2 and s.expires_at > $3`,
        [userId, sessionId, now],
      ),
    );
    if (found) return found;
  }
  return null;
};
