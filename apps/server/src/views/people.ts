import { PEOPLE_PAGE_SIZE, type PeopleOrder } from '@pinlife/contract/operator/limits';
import type { ListedPerson, PeopleQuery } from '@pinlife/contract/operator/schema';
import { wireTime } from '../db/json/wire-time.ts';
import type { Reader } from '../db/pool.ts';
import { read, type Statement } from '../db/query.ts';
import { usedBytesOf } from './space.ts';

/** The position of a person in the list; `key` compares as text. */
type PeopleKey = { id: string; key: string };

/** The sort key of each order. All have an index but pinups, which need a full count. */
const orderKeys: Record<PeopleOrder, { key: string; counted?: string }> = {
  name: { key: `lower(u.first_name || ' ' || u.last_name) collate "C"` },
  since: { key: 'u.created_at' },
  seen: { key: `coalesce(u.last_seen_date, '-infinity')` },
  pinups: {
    key: 'coalesce(counted.amount, 0)',
    counted: '(select user_id, count(*) as amount from notes where deleted_at is null group by user_id)',
  },
  /** The sum as last added up. */
  space: { key: 'u.kept_bytes' },
};

/** The pattern that matches any part of the name, the username or the e-mail address. */
const patternOf = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The most matches that are listed by their ids. Of more matches, the index of the list's order finds a page quickly. */
const FEW_FOUND = 1000;

/** The matches of a search in one shard. Searching all people is slow, so it runs once for a page and its count, and returns the ids. */
type PeopleMatches = { search: string; total: number; ids: string[] };

const findInShard = async (reader: Reader, search: string): Promise<PeopleMatches> => {
  const found = await reader.first(
    read<{ total: number; ids: string[] | null }>(
      `select count(*)::int as total, (array_agg(id))[:${FEW_FOUND}] as ids from users where found_by like $1`,
      [patternOf(search)],
    ),
  );
  return { search, total: found?.total ?? 0, ids: found?.ids ?? [] };
};

/** The matches of each shard; null without a search. */
export const findPeople = async (readers: readonly Reader[], search: string): Promise<PeopleMatches[] | null> => {
  if (!search) return null;
  const found: PeopleMatches[] = [];
  for (const reader of readers) found.push(await findInShard(reader, search));
  return found;
};

type PageRequest = Pick<PeopleQuery, 'page' | 'order' | 'direction'> & { found: readonly PeopleMatches[] | null };

/** A page of the list. */
export const listPeople = async (
  readers: readonly Reader[],
  { page, found, ...sorted }: PageRequest,
  defaultQuota: number | null,
): Promise<ListedPerson[]> => {
  const [reader] = readers;
  if (readers.length > 1 || !reader) return listFromShards(readers, { page, found, ...sorted }, defaultQuota);
  const { text, values } = keyQuery({ ...sorted, found: found?.[0] }, PEOPLE_PAGE_SIZE, page * PEOPLE_PAGE_SIZE);
  const row = await reader.first(
    read<{ people: ListedPerson[] | null }>(
      `select json_agg(${personJson(`$${values.length + 1}`)} order by position) as people
       from (select id, row_number() over () as position from (${text}) keys) keys join users u on u.id = keys.id`,
      [...values, defaultQuota],
    ),
  );
  return row?.people ?? [];
};

/**
 * A page of the list over several shards. Every shard is asked for the keys of people who could be on it, one shard after
 * the other, and then for the people themselves.
 */
const listFromShards = async (
  readers: readonly Reader[],
  { page, found, ...sorted }: PageRequest,
  defaultQuota: number | null,
): Promise<ListedPerson[]> => {
  const sign = sorted.direction === 'up' ? 1 : -1;
  const listed: (PeopleKey & { reader: Reader })[] = [];
  const start = page * PEOPLE_PAGE_SIZE;
  for (const [shard, reader] of readers.entries()) {
    const keys = await reader.all(keyQuery({ ...sorted, found: found?.[shard] }, start + PEOPLE_PAGE_SIZE, 0));
    listed.push(...keys.map((key) => ({ ...key, reader })));
  }
  const shownKeys = listed.sort((one, other) => sign * compareKeys(one, other)).slice(start, start + PEOPLE_PAGE_SIZE);
  const people = new Map<string, ListedPerson>();
  for (const [reader, keys] of Map.groupBy(shownKeys, (key) => key.reader)) {
    const ids = keys.map(({ id }) => id);
    for (const person of await readPeople(reader, ids, defaultQuota)) people.set(person._id, person);
  }
  return shownKeys.flatMap(({ id }) => people.get(id) ?? []);
};

/** Exported for the test of its plans. */
export const keyQuery = (
  { order, direction, found }: Pick<PeopleQuery, 'order' | 'direction'> & { found?: PeopleMatches | undefined },
  limit: number,
  offset: number,
): Statement<PeopleKey> => {
  const { key, counted } = orderKeys[order];
  const sqlDirection = direction === 'up' ? 'asc' : 'desc';
  const isFew = found !== undefined && found.total <= FEW_FOUND;
  const where = isFew ? 'where u.id = any($3::uuid[])' : found ? 'where u.found_by like $3' : '';
  const values = isFew ? [found.ids] : found ? [patternOf(found.search)] : [];
  const join = counted ? `left join ${counted} counted on counted.user_id = u.id` : '';
  return read<PeopleKey>(
    `select id, ${textOf(order)} as key from (
       select u.id, ${key} as key from users u ${join} ${where}
       order by ${key} ${sqlDirection}, u.id ${sqlDirection} limit $1 offset $2) page
     order by page.key ${sqlDirection}, id ${sqlDirection}`,
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

/** The JSON of a row of `users u`. `defaultQuota`: SQL for the quota of people who have no quota of their own. */
const personJson = (defaultQuota: string): string =>
  `json_build_object('_id', u.id, 'username', u.username, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email,
    'isOperator', u.is_operator, 'isVerified', u.email_verified_at is not null, 'since', ${wireTime('u.created_at')},
    'lastSeen', to_char(u.last_seen_date, 'YYYY-MM-DD'),
    'pinups', (select count(*) from notes n where n.user_id = u.id and n.deleted_at is null),
    'bytes', case when exists (select from stale_kept_bytes s where s.user_id = u.id)
      then ${usedBytesOf('u.id')} else u.kept_bytes end,
    'quotaKind', u.quota_kind,
    'quotaBytes', case u.quota_kind when 'own' then u.quota_bytes when 'everybody' then ${defaultQuota}::bigint end,
    'suspendedAt', ${wireTime('u.suspended_at')}, 'suspendedBy', u.suspended_by, 'goneAt', ${wireTime('u.deletes_at')})`;

export const readPeople = async (
  reader: Reader,
  ids: readonly string[],
  defaultQuota: number | null,
): Promise<ListedPerson[]> => {
  const row = await reader.first(
    read<{ people: ListedPerson[] | null }>(
      `select json_agg(${personJson('$2')}) as people from users u where u.id = any($1::uuid[])`,
      [ids, defaultQuota],
    ),
  );
  return row?.people ?? [];
};

type PeopleCount = { total: number; suspended: number; beingDeleted: number };

/** Above this, counting takes longer than a page, so the total may be cached for `COUNT_KEPT_MS`. */
const COUNTED_QUICKLY = 10_000;
const COUNT_KEPT_MS = 60_000;

/** Counts people for consecutive pages of the list. */
export const createPeopleCounter = (readers: readonly Reader[]) => {
  let kept = { total: 0, at: 0 };
  return async (found: readonly PeopleMatches[] | null): Promise<PeopleCount> => {
    const isKept = kept.total > COUNTED_QUICKLY && performance.now() - kept.at < COUNT_KEPT_MS;
    const counted = await countPeople(readers, !found && !isKept);
    if (found) return { ...counted, total: found.reduce((sum, { total }) => sum + total, 0) };
    if (!isKept) kept = { total: counted.total, at: performance.now() };
    return { ...counted, total: kept.total };
  };
};

const countPeople = async (readers: readonly Reader[], isTotalled: boolean): Promise<PeopleCount> => {
  const sum: PeopleCount = { total: 0, suspended: 0, beingDeleted: 0 };
  for (const reader of readers) {
    const counted = await reader.first(
      read<PeopleCount>(
        `select ${isTotalled ? '(select count(*)::int from users)' : '0'} as total,
           count(*) filter (where suspended_at is not null and deletes_at is null)::int as suspended,
           count(*) filter (where deletes_at is not null)::int as "beingDeleted"
         from users where is_shut`,
      ),
    );
    sum.total += counted?.total ?? 0;
    sum.suspended += counted?.suspended ?? 0;
    sum.beingDeleted += counted?.beingDeleted ?? 0;
  }
  return sum;
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
