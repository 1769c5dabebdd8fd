import { PICTURE_TEXT_MAX_LENGTH } from '@pinlife/contract/media/limits';
import type { Reader, Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';

/** The texts of a note that its keys are made from. */
export type NoteText = {
  user_id: string;
  id: string;
  title: string;
  plain_text: string;
  location: string;
  tag_keys: string | null;
  created_at: Date;
  comments: string[] | null;
  /** Names of files, and the recognised text of pictures. */
  files: string[] | null;
};

export type NoteKey = { user_id: string; id: string };
type MadeKeys = NoteKey & { keys: string; created_at: Date };

/** Selects due notes: those of a person that a search waits for, all, or one. */
export type DueFilter = { userId: string } | { now: Date | '-infinity' } | { note: NoteKey };
type Size = { count: number; bytes: number };
type StaleNotes = { notes: NoteKey[]; isAll: boolean };

export type UsedWord = { userId: string; word: string };
type Due = { at: Date; aboveBytes: number };
type WaitingNotes = { soon: number; later: number };

export type IndexingRepo = ReturnType<typeof createIndexingRepo>;

type Options = {
  /** Citus sends rows that a writing statement reads to all machines, so shards read them in a separate statement. */
  isShard?: boolean;
};

export const createIndexingRepo = (reader: Reader, { isShard = false }: Options = {}) => ({
  /** Marks the keys of a note as out of date. Waits for a process that is computing them. */
  async markDue(tx: Tx, userId: string, id: string): Promise<void> {
    await tx.run(write(markDueStatement, [userId, id], 'note-keys-await'));
  },

  /** Called after a comment or file of a note changed. Returns whether the note is so long that its keys may wait. */
  async markDueForAttachment(tx: Tx, userId: string, id: string, due: Due): Promise<boolean> {
    if (isShard) return markDueForAttachmentInShard(tx, userId, id, due);
    const values = [userId, id, due.at, due.aboveBytes];
    const row = await tx.first(
      write<{ large: boolean }>(markDueForAttachmentStatement, values, 'note-keys-await-hanging'),
    );
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
   * Locks some due notes that nobody else has locked; fewer of large ones. Across all people of the shard unless a person is
   * named.
   */
  async take(tx: Tx, filter: DueFilter, { count, bytes }: Size): Promise<StaleNotes> {
    const [condition, values, name] = conditionOf(filter);
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

  /** Their texts, read after the lock, so that nothing is outdated. */
  getTexts: (tx: Tx, notes: readonly NoteKey[]): Promise<NoteText[]> =>
    tx.all(read<NoteText>(textsStatement, idsOf(notes), 'note-keys-texts')),

  /** Stores the keys and removes the notes from the list. Sorted, so that neighbours share index pages. */
  async save(tx: Tx, made: readonly MadeKeys[]): Promise<void> {
    const sorted = made.toSorted((a, b) => compare(a.user_id, b.user_id) || compare(a.id, b.id));
    const contents = [sorted.map(({ keys }) => keys), sorted.map(({ created_at }) => created_at)];
    await tx.run(write(saveStatement, [...idsOf(sorted), ...contents], 'note-keys-save'));
    // Merges the pending list of the index, which every search would have to read. Shards have none.
    if (!isShard) await tx.all(read(mergeStatement, [], 'note-keys-merge'));
  },

  /** Postpones a note. Searches do not wait for it. */
  async setAside(tx: Tx, { user_id, id }: NoteKey, until: Date): Promise<void> {
    await tx.run(
      write('update stale_searches set due_at = $3 where user_id = $1 and note_id = $2', [user_id, id, until]),
    );
  },

  /** Waits until one of the due notes of a person is unlocked, and returns it; undefined if none is left. */
  waitForDueNote: (tx: Tx, userId: string): Promise<NoteKey | undefined> =>
    tx.first(
      read<NoteKey>(
        `select user_id, note_id as id from stale_searches where user_id = $1 and due_at = '-infinity' limit 1 for update`,
        [userId],
      ),
    ),

  /** Waits until the note is unlocked. */
  async waitForNote(tx: Tx, { user_id, id }: NoteKey): Promise<void> {
    await tx.first(read('select from notes where user_id = $1 and id = $2 for key share', [user_id, id]));
  },

  /** Stores the words that people use, for correcting typos. Returns the people for whom they were stored. */
  async saveWords(tx: Tx, used: readonly UsedWord[]): Promise<Set<string>> {
    const sorted = used.toSorted((a, b) => compare(a.userId, b.userId) || compare(a.word, b.word));
    if (isShard) return saveWordsInShard(tx, sorted);
    const rows = await tx.all(write<{ id: string }>(saveWordsStatement, columnsOf(sorted), 'search-words-save'));
    return new Set(rows.map(({ id }) => id));
  },
});

const columnsOf = (used: readonly UsedWord[]) => [used.map(({ userId }) => userId), used.map(({ word }) => word)];

const saveWordsInShard = async (tx: Tx, sorted: readonly UsedWord[]): Promise<Set<string>> => {
  const people = new Set(sorted.map(({ userId }) => userId));
  const rows = await tx.all(read<{ id: string }>(lockPeopleStatement, [[...people]], 'search-words-people'));
  const existingIds = new Set(rows.map(({ id }) => id));
  const kept = columnsOf(sorted.filter(({ userId }) => existingIds.has(userId)));
  await tx.run(write(saveWordsInShardStatement, kept, 'search-words-save'));
  return existingIds;
};

const markDueForAttachmentInShard = async (tx: Tx, userId: string, id: string, due: Due): Promise<boolean> => {
  const note = await tx.first(
    read<{ large: boolean }>(isLargeStatement, [userId, id, due.aboveBytes], 'note-is-large'),
  );
  if (!note) return false;
  await tx.run(write(markDueUntilStatement, [userId, id, note.large ? due.at : '-infinity'], 'note-keys-await-until'));
  return note.large;
};

const idsOf = (notes: readonly NoteKey[]) => [notes.map(({ user_id }) => user_id), notes.map(({ id }) => id)];

const conditionOf = (filter: DueFilter): [condition: string, values: unknown[], name: string] => {
  if ('userId' in filter) return [`s.user_id = $2 and s.due_at = '-infinity'`, [filter.userId], 'person'];
  if ('now' in filter) return ['s.due_at <= $2', [filter.now], 'due'];
  return ['s.user_id = $2 and s.note_id = $3', [filter.note.user_id, filter.note.id], 'note'];
};

/**
 * Skips locked rows, so that there are no deadlocks; a note that is being edited or deleted comes later. Each note is
 * looked up by itself: a plan made without statistics would read all notes of a person.
 */
const writeTaking = (condition: string) => `
  select s.user_id, s.note_id as id, n.bytes
  from stale_searches s cross join lateral (
    select octet_length(plain_text) + comment_bytes + media_count * ${PICTURE_TEXT_MAX_LENGTH} as bytes from notes
    where user_id = s.user_id and id = s.note_id for key share skip locked) n
  where ${condition} order by s.due_at limit $1 for update of s skip locked`;

/** Reads JSON, because pg parses arrays character by character, which blocked the loop for 5 MB of comments. */
const textsStatement = `
  select n.user_id, n.id, title, plain_text, location, tag_keys, created_at,
    case when comment_count > 0 then array_to_json(array(
      select content from comments where user_id = n.user_id and note_id = n.id
      order by created_at desc, id desc)) end as comments,
    case when media_count > 0 then array_to_json(array(
      select words from media cross join lateral (values (name), (text)) said (words)
      where user_id = n.user_id and note_id = n.id and words <> '')) end as files
  from unnest($1::uuid[], $2::uuid[]) taken (user_id, id)
  join notes n on n.user_id = taken.user_id and n.id = taken.id`;

const markDueStatement = `
  insert into stale_searches (user_id, note_id, due_at) values ($1, $2, '-infinity')
  on conflict (user_id, note_id) do update set due_at = '-infinity'`;

const markDueForAttachmentStatement = `
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
const markDueUntilStatement = `
  insert into stale_searches (user_id, note_id, due_at) values ($1, $2, $3)
  on conflict (user_id, note_id) do update set due_at = least(stale_searches.due_at, excluded.due_at)`;

/** Unchanged keys are not written. */
const saveStatement = `
  with made as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[])
      with ordinality as made (user_id, note_id, keys, created_at, position)),
  done as (
    delete from stale_searches s using made where s.user_id = made.user_id and s.note_id = made.note_id)
  insert into note_keys as kept (user_id, note_id, word_keys, created_at)
  select user_id, note_id, keys::tsvector, created_at from made order by position
  on conflict (user_id, note_id) do update
  set word_keys = excluded.word_keys, created_at = excluded.created_at, keys = null
  where (kept.word_keys, kept.created_at) is distinct from (excluded.word_keys, excluded.created_at)
    or kept.keys is not null`;

const mergeStatement = `select gin_clean_pending_list('note_keys_words')`;

/** Skips people whose row is locked, so that others neither fail nor wait. */
const saveWordsStatement = `
  with person as materialized (
    select id from users where id = any($1::uuid[]) for key share skip locked),
  saved as (
    insert into search_words (user_id, word)
    select person.id, used.word
    from unnest($1::uuid[], $2::text[]) with ordinality used (user_id, word, position)
    join person on person.id = used.user_id
    order by used.position
    on conflict do nothing)
  select id from person`;

const lockPeopleStatement = 'select id from users where id = any($1::uuid[]) for key share skip locked';
const saveWordsInShardStatement = `
  insert into search_words (user_id, word) select * from unnest($1::uuid[], $2::text[]) on conflict do nothing`;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
