import type { MediaSigning } from '../../db/json/wire-media.ts';
import { type PersonQuery, readFor } from '../../db/person-query.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { read, write } from '../../db/query.ts';
import { type NotesWithin, readNotesWithin } from '../../views/note-page.ts';
import { type FoundPage, nothing, type SearchRange, searchPageQuery } from '../../views/note-search.ts';
import { type KeyQuery, type SearchDocument, tagOf } from './keys.ts';

export type UnsearchableNote = {
  user_id: string;
  id: string;
  title: string;
  plain_text: string;
  location: string;
  created_at: Date;
  comments: string[];
  files: string[];
};

export type UsedWord = { userId: string; word: string };

export type SearchRepo = ReturnType<typeof createSearchRepo>;

/** `searchKeysUpdate` is the note's own statement: `$1` is the person, `$2` the note, `$3` the keys. */
export const createSearchRepo = (reader: Reader, signing: MediaSigning, searchKeysUpdate: string) => ({
  /** For whoever reads it together with something else. */
  reading: (userId: string, query: KeyQuery, range: SearchRange): PersonQuery<FoundPage> =>
    searchPageQuery(tagOf(userId), query, range, signing),

  async find(userId: string, query: KeyQuery, range: SearchRange): Promise<FoundPage> {
    return (await reader.first(readFor(userId, searchPageQuery(tagOf(userId), query, range, signing)))) ?? nothing;
  },

  /** The first of these notes, as many as one page may hold. */
  readWithin: (userId: string, ids: readonly string[]): Promise<NotesWithin> =>
    readNotesWithin(reader, userId, ids, signing),

  /** Words of the person that begin or end like a mistyped one and are about as long. */
  listAlike: async (userId: string, word: string, isPrefix: boolean): Promise<string[]> => {
    const letters = [...word];
    // Whichever letter is wrong, one of the two ends is right; the middle is left out as two letters may have changed places.
    const kept = Math.max(1, Math.floor((letters.length - 1) / 2));
    // The end of a word that is not yet typed in full tells nothing, so less of its beginning is trusted.
    const begun = isPrefix ? Math.max(1, Math.floor(letters.length / 3)) : kept;
    const values = [
      userId,
      letters.slice(0, begun).join(''),
      letters.slice(-kept).toReversed().join(''),
      letters.length - 1,
      isPrefix ? null : letters.length + 1,
      letters.length + 1,
    ];
    const rows = await reader.all(read<{ word: string }>(alikeStatement, values, 'search-words-alike'));
    return rows.map((row) => row.word);
  },

  async saveKeys(tx: Tx, userId: string, id: string, { keys, words }: SearchDocument): Promise<void> {
    await tx.run(write(writeSaveStatement(searchKeysUpdate), [userId, id, keys, words], 'note-search-save'));
  },

  /** Answers whether the note says so much that its keys are a matter of the worker's. */
  async postpone(tx: Tx, userId: string, id: string, due: { at: Date; aboveBytes: number }): Promise<boolean> {
    const values = [userId, id, due.at, due.aboveBytes];
    const row = await tx.first(write<{ large: number }>(postponeStatement, values, 'note-search-postpone'));
    return (row?.large ?? 0) > 0;
  },

  async getNextStaleAt(): Promise<Date | null> {
    const row = await reader.first(read<{ due_at: Date }>('select due_at from stale_searches order by due_at limit 1'));
    return row?.due_at ?? null;
  },

  /** The note that has waited longest, unless somebody changes it just now. Locks the note. Crosses shards. */
  findStale: (tx: Tx, now: Date): Promise<{ user_id: string; id: string } | undefined> =>
    tx.first(
      read<{ user_id: string; id: string }>(
        `select n.user_id, n.id from stale_searches s join notes n on n.user_id = s.user_id and n.id = s.note_id
         where s.due_at <= $1 order by s.due_at limit 1 for update of n skip locked`,
        [now],
      ),
    ),

  /** What people have written, so that it is known what they may have meant. Crosses shards. */
  async saveWords(tx: Tx, used: readonly UsedWord[]): Promise<Set<string>> {
    const sorted = used.toSorted((a, b) => compare(a.userId, b.userId) || compare(a.word, b.word));
    const values = [sorted.map(({ userId }) => userId), sorted.map(({ word }) => word)];
    const rows = await tx.all(write<{ id: string }>(saveWordsStatement, values, 'search-words-save'));
    return new Set(rows.map(({ id }) => id));
  },

  /** All that a note is found by. Locks the note. */
  getText: (tx: Tx, userId: string, id: string): Promise<UnsearchableNote | undefined> =>
    tx.first(
      read<UnsearchableNote>(
        `${textStatement} where user_id = $1 and id = $2 for update`,
        [userId, id],
        'note-search-text',
      ),
    ),

  /** Some of the notes that nobody can find yet, of large ones fewer. Crosses shards. */
  listUnsearchable: (tx: Tx, { count, bytes }: { count: number; bytes: number }): Promise<UnsearchableNote[]> =>
    tx.all(
      read<UnsearchableNote>(
        `${textStatement} where (user_id, id) in (
           select user_id, id from (
             select user_id, id, row_number() over before as place, sum(bytes) over before as bytes
             from (select user_id, id, octet_length(plain_text) + comment_bytes as bytes from notes
                   where search_keys is null limit $1 for update skip locked) missing
             window before as (order by user_id, id)) sized
           where place = 1 or bytes <= $2)`,
        [count, bytes],
      ),
    ),
});

const textStatement = `
  select user_id, id, title, plain_text, location, created_at,
    array(select content from comments where user_id = notes.user_id and note_id = notes.id
          order by created_at desc, id desc) as comments,
    array(select name from media where user_id = notes.user_id and note_id = notes.id) as files
  from notes`;

/** Whoever writes here has locked the note, so nobody waits for a row of this table. */
const postponeStatement = `
  with large as (
    select user_id, id from notes where user_id = $1 and id = $2 and octet_length(plain_text) + comment_bytes > $4::int),
  noted as (
    insert into stale_searches (user_id, note_id, due_at) select user_id, id, $3::timestamptz from large
    on conflict (user_id, note_id) do nothing)
  select count(*)::int as large from large`;

/** Sorted, so that two writers never wait crosswise. */
const writeSaveStatement = (searchKeysUpdate: string) => `
  with learnt as (
    insert into search_words (user_id, word) select $1::uuid, word from unnest($4::text[]) word on conflict do nothing),
  fresh as (delete from stale_searches where user_id = $1 and note_id = $2)
  ${searchKeysUpdate}`;

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

const alikeStatement = `
  (select word from search_words
   where user_id = $1 and word >= $2 and word < $2 || U&'\\+10FFFF' and length(word) >= $4
     and ($5::int is null or length(word) <= $5) limit 1000)
  union
  (select word from search_words
   where user_id = $1 and reverse(word) collate "C" >= $3 and reverse(word) collate "C" < $3 || U&'\\+10FFFF'
     and length(word) between $4 and $6::int limit 1000)`;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
