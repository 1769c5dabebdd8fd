import type { Reader, Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';
import { type QuietWrites, transactionSql } from '../../../db/snapshot.ts';

/** What of a note its keys are made of. */
export type NoteText = {
  user_id: string;
  id: string;
  title: string;
  plain_text: string;
  location: string;
  created_at: Date;
  comments: string[] | null;
  files: string[] | null;
};

export type NoteKey = { user_id: string; id: string };
type MadeKeys = NoteKey & { keys: string };

/** Which of the waiting notes: those of a person that a search waits for, all that are due, or one of them. */
export type Which = { userId: string } | { now: Date } | { note: NoteKey };
type Size = { count: number; bytes: number };
type Taken = { notes: NoteKey[]; isAll: boolean };

export type UsedWord = { userId: string; word: string };
type Due = { at: Date; aboveBytes: number };
type WaitingNotes = { soon: number; later: number };

export type IndexingRepo = ReturnType<typeof createIndexingRepo>;

type Options = {
  quietWrites?: Pick<QuietWrites, 'add'>;
  /** What a statement of a part has read before it writes, Citus sends to all machines; there it is read by itself. */
  isPart?: boolean;
};

export const createIndexingRepo = (reader: Reader, { quietWrites, isPart = false }: Options = {}) => ({
  /** The keys of a note are old. Whoever makes them at this moment is waited for. */
  async await(tx: Tx, userId: string, id: string): Promise<void> {
    await tx.run(write(awaitStatement, [userId, id], 'note-keys-await'));
  },

  /** Something that hangs on a note has changed. Answers whether the note says so much that its keys may wait. */
  async awaitHanging(tx: Tx, userId: string, id: string, due: Due): Promise<boolean> {
    if (isPart) return awaitHangingApart(tx, userId, id, due);
    const values = [userId, id, due.at, due.aboveBytes];
    const row = await tx.first(write<{ large: boolean }>(awaitHangingStatement, values, 'note-keys-await-hanging'));
    return row?.large ?? false;
  },

  async getNextDueAt(): Promise<Date | null> {
    const row = await reader.first(
      read<{ due_at: Date }>(
        `select greatest(s.due_at, 'epoch') as due_at from stale_searches s order by s.due_at limit 1`,
      ),
    );
    return row?.due_at ?? null;
  },

  async countWaiting(): Promise<WaitingNotes> {
    const row = await reader.first(
      read<WaitingNotes>(
        `select count(*) filter (where due_at = '-infinity')::int as soon,
           count(*) filter (where due_at > '-infinity')::int as later from stale_searches`,
      ),
    );
    return row ?? { soon: 0, later: 0 };
  },

  /**
   * Takes some of the waiting notes that nobody holds, of large ones fewer, and holds them: until the transaction ends
   * nobody changes what they say unseen. Of all people of a part unless a person is named.
   */
  async take(tx: Tx, which: Which, { count, bytes }: Size): Promise<Taken> {
    const [condition, values, name] = conditionOf(which);
    const rows = await tx.all(
      read<NoteKey & { bytes: number }>(writeTaking(condition), [count, ...values], `note-keys-take-${name}`),
    );
    let total = 0;
    const notes = rows.filter((row, index) => {
      total += row.bytes;
      return index === 0 || total <= bytes;
    });
    return { notes, isAll: rows.length < count && notes.length === rows.length };
  },

  /** All that they are found by; read after they were taken, so that nothing is older than that. */
  getTexts: (tx: Tx, notes: readonly NoteKey[]): Promise<NoteText[]> =>
    tx.all(read<NoteText>(textsStatement, idsOf(notes), 'note-keys-texts')),

  /** Writes the keys of notes that were taken, which no longer wait. Sorted, so that neighbours share pages of the index. */
  async save(tx: Tx, made: readonly MadeKeys[]): Promise<void> {
    const sorted = made.toSorted((a, b) => compare(a.user_id, b.user_id) || compare(a.id, b.id));
    await tx.run(write(saveStatement, [...idsOf(sorted), sorted.map(({ keys }) => keys)], 'note-keys-save'));
    // Out of the list that every search of everybody would have to read through, and which an index of a part does not have.
    if (isPart) return;
    const row = await tx.first(read<{ transaction: string }>(mergeStatement, [], 'note-keys-merge'));
    // Keys are part of no page.
    if (row) tx.afterCommit(() => quietWrites?.add(row.transaction));
  },

  /** Until then nobody waits for its keys. */
  async setAside(tx: Tx, { user_id, id }: NoteKey, until: Date): Promise<void> {
    await tx.run(
      write('update stale_searches set due_at = $3 where user_id = $1 and note_id = $2', [user_id, id, until]),
    );
  },

  /** Waits until nobody holds one of the notes that searches wait for; answers undefined where there is none left. */
  waitForWaiting: (tx: Tx, userId: string): Promise<NoteKey | undefined> =>
    tx.first(
      read<NoteKey>(
        `select user_id, note_id as id from stale_searches where user_id = $1 and due_at = '-infinity' limit 1 for update`,
        [userId],
      ),
    ),

  /** Waits until nobody changes the note. */
  async waitForNote(tx: Tx, { user_id, id }: NoteKey): Promise<void> {
    await tx.first(read('select from notes where user_id = $1 and id = $2 for key share', [user_id, id]));
  },

  /** What people have written, so that it is known what they may have meant. Answers for whom it was kept. */
  async saveWords(tx: Tx, used: readonly UsedWord[]): Promise<Set<string>> {
    const sorted = used.toSorted((a, b) => compare(a.userId, b.userId) || compare(a.word, b.word));
    if (isPart) return saveWordsApart(tx, sorted);
    const rows = await tx.all(write<{ id: string }>(saveWordsStatement, columnsOf(sorted), 'search-words-save'));
    return new Set(rows.map(({ id }) => id));
  },
});

const columnsOf = (used: readonly UsedWord[]) => [used.map(({ userId }) => userId), used.map(({ word }) => word)];

const saveWordsApart = async (tx: Tx, sorted: readonly UsedWord[]): Promise<Set<string>> => {
  const people = new Set(sorted.map(({ userId }) => userId));
  const rows = await tx.all(read<{ id: string }>(lockPeopleStatement, [[...people]], 'search-words-people'));
  const found = new Set(rows.map(({ id }) => id));
  const kept = columnsOf(sorted.filter(({ userId }) => found.has(userId)));
  await tx.run(write(saveWordsApartStatement, kept, 'search-words-save'));
  return found;
};

const awaitHangingApart = async (tx: Tx, userId: string, id: string, due: Due): Promise<boolean> => {
  const note = await tx.first(
    read<{ large: boolean }>(isLargeStatement, [userId, id, due.aboveBytes], 'note-is-large'),
  );
  if (!note) return false;
  await tx.run(write(awaitUntilStatement, [userId, id, note.large ? due.at : '-infinity'], 'note-keys-await-until'));
  return note.large;
};

const idsOf = (notes: readonly NoteKey[]) => [notes.map(({ user_id }) => user_id), notes.map(({ id }) => id)];

const conditionOf = (which: Which): [condition: string, values: unknown[], name: string] => {
  if ('userId' in which) return [`s.user_id = $2 and s.due_at = '-infinity'`, [which.userId], 'person'];
  if ('now' in which) return ['s.due_at <= $2', [which.now], 'due'];
  return ['s.user_id = $2 and s.note_id = $3', [which.note.user_id, which.note.id], 'note'];
};

/**
 * Nobody is waited for, so that nobody waits crosswise; a note that is being deleted or edited comes later. Each note is
 * looked up by itself: a plan made before the database knows how many notes a person has would read all of them.
 */
const writeTaking = (condition: string) => `
  select s.user_id, s.note_id as id, n.bytes
  from stale_searches s cross join lateral (
    select octet_length(plain_text) + comment_bytes as bytes from notes
    where user_id = s.user_id and id = s.note_id for key share skip locked) n
  where ${condition} order by s.due_at limit $1 for update of s skip locked`;

const textsStatement = `
  select n.user_id, n.id, title, plain_text, location, created_at,
    case when comment_count > 0 then array(
      select content from comments where user_id = n.user_id and note_id = n.id
      order by created_at desc, id desc) end as comments,
    case when media_count > 0 then array(
      select name from media where user_id = n.user_id and note_id = n.id) end as files
  from unnest($1::uuid[], $2::uuid[]) taken (user_id, id)
  join notes n on n.user_id = taken.user_id and n.id = taken.id`;

const awaitStatement = `
  insert into stale_searches (user_id, note_id, due_at) values ($1, $2, '-infinity')
  on conflict (user_id, note_id) do update set due_at = '-infinity'`;

const awaitHangingStatement = `
  with note as (
    select user_id, id, octet_length(plain_text) + comment_bytes > $4::int as large
    from notes where user_id = $1 and id = $2),
  noted as (
    insert into stale_searches (user_id, note_id, due_at)
    select user_id, id, case when large then $3::timestamptz else '-infinity' end from note
    on conflict (user_id, note_id) do update set due_at = least(stale_searches.due_at, excluded.due_at))
  select large from note`;

const isLargeStatement = `
  select octet_length(plain_text) + comment_bytes > $3::int as large from notes where user_id = $1 and id = $2`;
const awaitUntilStatement = `
  insert into stale_searches (user_id, note_id, due_at) values ($1, $2, $3)
  on conflict (user_id, note_id) do update set due_at = least(stale_searches.due_at, excluded.due_at)`;

/** Keys that are the same are not written again. */
const saveStatement = `
  with made as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as made (user_id, note_id, keys, place)),
  done as (
    delete from stale_searches s using made where s.user_id = made.user_id and s.note_id = made.note_id)
  insert into note_keys as kept (user_id, note_id, keys)
  select user_id, note_id, keys::tsvector from made order by place
  on conflict (user_id, note_id) do update set keys = excluded.keys where kept.keys <> excluded.keys`;

const mergeStatement = `select gin_clean_pending_list('note_keys_search'), ${transactionSql} as transaction`;

/** Whoever deletes or changes their account meanwhile is passed over; the others neither fail nor wait with them. */
const saveWordsStatement = `
  with person as materialized (
    select id from users where id = any($1::uuid[]) for key share skip locked),
  saved as (
    insert into search_words (user_id, word)
    select person.id, used.word
    from unnest($1::uuid[], $2::text[]) with ordinality used (user_id, word, place)
    join person on person.id = used.user_id
    order by used.place
    on conflict do nothing)
  select id from person`;

const lockPeopleStatement = 'select id from users where id = any($1::uuid[]) for key share skip locked';
const saveWordsApartStatement = `
  insert into search_words (user_id, word) select * from unnest($1::uuid[], $2::text[]) on conflict do nothing`;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
