import { PEOPLE_PAGE_SIZE, type PeopleOrder } from '@pinlife/contract/operator/limits';
import type { ListedPerson, PeopleQuery } from '@pinlife/contract/operator/schema';
import type { Reader } from '../db/pool.ts';
import { read, type Statement } from '../db/query.ts';
import type { Person } from '../platform/person.ts';
import { KEPT_BY_PERSON, keptBytesOf } from './space.ts';

/** The position of a person in the list; `key` compares as text. */
type PeopleKey = { id: string; key: string };

/** The sort key of each order. The first three have an index; the others need a full count. */
const orderKeys: Record<PeopleOrder, { key: string; counted?: string }> = {
  name: { key: `lower(u.first_name || ' ' || u.last_name) collate "C"` },
  since: { key: 'u.created_at' },
  seen: { key: `coalesce(u.last_seen_date, '-infinity')` },
  pinups: {
    key: 'coalesce(counted.amount, 0)',
    counted: '(select user_id, count(*) as amount from notes where deleted_at is null group by user_id)',
  },
  space: {
    key: 'coalesce(counted.amount, 0)',
    counted: KEPT_BY_PERSON,
  },
};

/** Finds people by any part of the name, the username or the e-mail address. */
const findBy = (search: string, parameter: string) =>
  search
    ? { where: `where u.found_by like ${parameter}`, values: [`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`] }
    : { where: '', values: [] };

/**
 * A page of the list. Every shard is asked for the keys of people who could be on it, one shard after the other, and then
 * for the people themselves.
 */
export const listPeople = async (
  readers: readonly Reader[],
  { page, order, direction, search }: PeopleQuery,
  everybodysQuota: number | null,
): Promise<ListedPerson[]> => {
  const sign = direction === 'up' ? 1 : -1;
  const found: (PeopleKey & { reader: Reader })[] = [];
  const isWhole = readers.length === 1;
  for (const reader of readers) {
    const { limit, offset } = isWhole
      ? { limit: PEOPLE_PAGE_SIZE, offset: page * PEOPLE_PAGE_SIZE }
      : { limit: (page + 1) * PEOPLE_PAGE_SIZE, offset: 0 };
    const keys = await reader.all(keyQuery({ order, direction, search }, limit, offset));
    found.push(...keys.map((key) => ({ ...key, reader })));
  }
  const start = isWhole ? 0 : page * PEOPLE_PAGE_SIZE;
  const shown = (isWhole ? found : found.sort((one, other) => sign * compareKeys(one, other))).slice(
    start,
    start + PEOPLE_PAGE_SIZE,
  );
  const people = new Map<string, ListedPerson>();
  for (const [reader, keys] of Map.groupBy(shown, ({ reader }) => reader)) {
    for (const person of await readPeople(
      reader,
      keys.map(({ id }) => id),
      everybodysQuota,
    ))
      people.set(person._id, person);
  }
  return shown.flatMap(({ id }) => people.get(id) ?? []);
};

/** Exported for the test of its plans. */
export const keyQuery = (
  { order, direction, search }: Omit<PeopleQuery, 'page'>,
  limit: number,
  offset: number,
): Statement<PeopleKey> => {
  const { key, counted } = orderKeys[order];
  const way = direction === 'up' ? 'asc' : 'desc';
  const { where, values } = findBy(search, '$3');
  const join = counted ? `left join ${counted} counted on counted.user_id = u.id` : '';
  return read<PeopleKey>(
    `select id, ${textOf(order)} as key from (
       select u.id, ${key} as key from users u ${join} ${where}
       order by ${key} ${way}, u.id ${way} limit $1 offset $2) page
     order by page.key ${way}, id ${way}`,
    [limit, offset, ...values],
  );
};

/** Numbers and times as texts that sort in their order. */
const textOf = (order: PeopleOrder): string => {
  if (order === 'name') return 'key';
  if (order === 'since' || order === 'seen') return `coalesce(to_char(key, 'YYYYMMDDHH24MISSUS'), '')`;
  return `lpad(key::text, 20, '0')`;
};

const compareKeys = (one: PeopleKey, other: PeopleKey): number =>
  Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)) || (one.id < other.id ? -1 : 1);

type PersonRow = Omit<ListedPerson, 'since' | 'suspendedAt' | 'goneAt'> & {
  since: Date;
  suspendedAt: Date | null;
  goneAt: Date | null;
};

/** `everybodysQuota`: the quota of people without a quota of their own. */
export const readPeople = async (
  reader: Reader,
  ids: readonly string[],
  everybodysQuota: number | null,
): Promise<ListedPerson[]> => {
  const rows = await reader.all(
    read<PersonRow>(
      `select u.id as "_id", u.username, trim(u.first_name || ' ' || u.last_name) as name, u.email,
         u.is_operator as "isOperator", u.email_verified_at is not null as "isVerified", u.created_at as since,
         to_char(u.last_seen_date, 'YYYY-MM-DD') as "lastSeen",
         (select count(*)::int from notes n where n.user_id = u.id and n.deleted_at is null) as pinups,
         ${keptBytesOf('u.id')} as bytes, u.quota_kind as "quotaKind",
         (case u.quota_kind when 'own' then u.quota_bytes when 'everybody' then $2::float8 end)::float8 as "quotaBytes",
         u.suspended_at as "suspendedAt", u.suspended_by as "suspendedBy", u.deletes_at as "goneAt"
       from users u where u.id = any($1::uuid[])`,
      [ids, everybodysQuota],
    ),
  );
  return rows.map(({ since, suspendedAt, goneAt, ...row }) => ({
    ...row,
    since: since.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    goneAt: goneAt?.toISOString() ?? null,
  }));
};

type PeopleCount = { total: number; suspended: number; beingDeleted: number };

/** Above this, counting takes longer than a page, so the total may be cached for `COUNT_KEPT_MS`. */
const COUNTED_QUICKLY = 10_000;
const COUNT_KEPT_MS = 60_000;

/** Counts people for consecutive pages of the list. */
export const createPeopleCounter = (readers: readonly Reader[]) => {
  let kept = { total: 0, at: 0 };
  return async (search: string): Promise<PeopleCount> => {
    const isKept = !search && kept.total > COUNTED_QUICKLY && performance.now() - kept.at < COUNT_KEPT_MS;
    const counted = await countPeople(readers, search, !isKept);
    if (search) return counted;
    if (!isKept) kept = { total: counted.total, at: performance.now() };
    return { ...counted, total: kept.total };
  };
};

/** `total` counts the people that were found, the other fields everybody. */
const countPeople = async (readers: readonly Reader[], search: string, isTotalled: boolean): Promise<PeopleCount> => {
  const sum: PeopleCount = { total: 0, suspended: 0, beingDeleted: 0 };
  const { where, values } = findBy(search, '$1');
  for (const reader of readers) {
    const counted = await reader.first(
      read<PeopleCount>(
        `select ${isTotalled ? `(select count(*)::int from users u ${where})` : '0'} as total,
           count(*) filter (where suspended_at is not null and deletes_at is null)::int as suspended,
           count(*) filter (where deletes_at is not null)::int as "beingDeleted"
         from users where is_shut`,
        values,
      ),
    );
    sum.total += counted?.total ?? 0;
    sum.suspended += counted?.suspended ?? 0;
    sum.beingDeleted += counted?.beingDeleted ?? 0;
  }
  return sum;
};

/** The condition of active operators. A person without a verified address has never logged in. */
const CAN_OPERATE = 'is_operator and not is_shut and email_verified_at is not null';

/** Whether anybody has an account. */
export const hasPeople = async (reader: Reader): Promise<boolean> =>
  (await reader.first(read<{ id: string }>('select id from users limit 1'))) !== undefined;

/** Counts active operators. */
export const countOperators = async (reader: Reader): Promise<number> => {
  const row = await reader.first(
    read<{ count: number }>(`select count(*)::int as count from users where ${CAN_OPERATE}`),
  );
  return row?.count ?? 0;
};

/** Lists active operators. */
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

/** Whether the person of this session is an operator; null if the session has ended. */
export const findOffice = async (
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

export type Guest = { invitationId: string; name: string };

/** People who signed up with these invitations. */
export const listGuests = async (readers: readonly Reader[], invitationIds: readonly string[]): Promise<Guest[]> => {
  const guests: Guest[] = [];
  for (const reader of readers) {
    guests.push(
      ...(await reader.all(
        read<Guest>(
          `select invitation_id as "invitationId", trim(first_name || ' ' || last_name) as name from users
           where invitation_id = any($1::uuid[]) order by created_at`,
          [invitationIds],
        ),
      )),
    );
  }
  return guests;
};
