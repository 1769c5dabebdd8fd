import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { type MediaSigning, signingColumns, signingOfAsked } from '../../db/json/wire-media.ts';
import { type PersonQuery, type PersonQueryShape, readFor } from '../../db/person-query.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { read, write } from '../../db/query.ts';
import type { Place } from '../../platform/cursor.ts';
import { HIGHEST_ID } from '../../platform/secret/id.ts';
import { JsonText } from '../../platform/text/json-text.ts';
import { earlier, type NoteListType } from './list-repo.ts';
import { type KeyQuery, type SearchDocument, tagOf } from './search-keys.ts';
import { isLargePage, type SpelledNotes, spellUnlessLarge, spellWithin } from './spell-repo.ts';
import { listedColumns, noteInList } from './wire-repo.ts';

/** Of the notes with the words in their title, or of the others: all, those after a place, or none. */
type Part = 'all' | Place | 'none';

export type SearchRange = {
  type: NoteListType;
  /** Inclusive. */
  from: Date | undefined;
  /** Exclusive. */
  to: Date | undefined;
  titles: Part;
  others: Part;
  /** So many are found, and all are spelled but the last one and those that are skipped. */
  wanted: number;
  skipped: number;
};

/** Whether it was found by its title, and its place. */
export type Hit = Place & { isTitled: boolean };
/** Without its notes where they are large: those are still to be spelled. */
export type FoundPage = { hits: readonly Hit[]; notes: JsonText<Note[]> | null };
export const nothing = { hits: [], notes: new JsonText<Note[]>('[]') };

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

export type NoteSearchRepo = ReturnType<typeof createNoteSearchRepo>;

const FIRST: Place | { at: string; id: string } = { at: 'infinity', id: HIGHEST_ID };

export const createNoteSearchRepo = (reader: Reader, signing: MediaSigning) => ({
  /** For whoever reads it together with something else. */
  reading: (userId: string, query: KeyQuery, range: SearchRange): PersonQuery<FoundPage> =>
    searchPageQuery(userId, query, range, signing),

  async find(userId: string, query: KeyQuery, range: SearchRange): Promise<FoundPage> {
    return (await reader.first(readFor(userId, searchPageQuery(userId, query, range, signing)))) ?? nothing;
  },

  /** The first of these notes, as many as one page may hold. */
  spellWithin: (userId: string, ids: readonly string[]): Promise<SpelledNotes> =>
    spellWithin(reader, userId, ids, signing),

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
    await tx.run(write(saveStatement, [userId, id, keys, words], 'note-search-save'));
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
const saveStatement = `
  with learnt as (
    insert into search_words (user_id, word) select $1::uuid, word from unnest($4::text[]) word on conflict do nothing),
  fresh as (delete from stale_searches where user_id = $1 and note_id = $2)
  update notes set search_keys = $3::tsvector where user_id = $1 and id = $2`;

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

/** A page of the answers; see `search_notes_all` in the migrations. */
export const searchPageQuery = (
  userId: string,
  { inTitle, anywhere }: KeyQuery,
  { type, from, to, titles, others, wanted, skipped }: SearchRange,
  signing: MediaSigning,
): PersonQuery<FoundPage> => ({
  shape: shapes[type],
  values: [
    ...[tagOf(userId), from ?? '-infinity', inTitle, anywhere],
    ...placeOf(titles, to),
    ...placeOf(others, to),
    ...[wanted, skipped, Math.floor(NOTE_PAGE_MAX_BYTES / Math.max(1, wanted - skipped))],
    ...signing(),
  ],
});

const placeOf = (part: Part, to: Date | undefined): [Date | string | null, string | null] => {
  if (part === 'none') return [null, null];
  const { at, id } = earlier(part === 'all' ? undefined : part, to) ?? FIRST;
  return [at, id];
};

const toHit = ([pass, at, id]: [number, number, string]): Hit => ({ isTitled: pass === 0, at: new Date(at), id });

/** One more is found than a page holds, which tells whether others follow; it is not spelled. */
const writeShape = (type: NoteListType): PersonQueryShape<FoundPage> => ({
  name: `note-search-${type}`,
  columns: {
    ...{ tag: 'text', since: 'timestamptz', in_title: 'text', anywhere: 'text' },
    ...{ title_at: 'timestamptz', title_id: 'uuid', other_at: 'timestamptz', other_id: 'uuid' },
    ...{ wanted: 'int', skipped: 'int', share: 'int' },
    ...signingColumns,
  },
  text: `
    select concat('[', string_agg(concat('[', pass, ',', (extract(epoch from created_at) * 1000)::bigint, ',"', id, '"]'), ',' order by rank), ']'),
      case when ${isLargePage('count(*) filter (where is_shown)', 'note')} then null
        else concat('[', string_agg(note, ',' order by rank), ']') end
    from (
      select n.pass, n.created_at, n.id, n.rank, n.is_shown,
        case when n.is_shown then ${spellUnlessLarge(noteInList(signingOfAsked), 'asked.share')} end as note
      from (
        select found.pass, found.rank, found.rank > asked.skipped and found.rank < asked.wanted as is_shown, ${listedColumns}
        from search_notes_${type}(asked.user_id, asked.tag, asked.since, asked.in_title, asked.anywhere,
            asked.title_at, asked.title_id, asked.other_at, asked.other_id, asked.wanted)
          with ordinality found (pass, made_at, note_id, rank)
        join notes on notes.user_id = asked.user_id and notes.id = found.note_id offset 0) n offset 0) spelled`,
  decode: ([hits, notes]) => ({
    hits: (JSON.parse(hits ?? '[]') as [number, number, string][]).map(toHit),
    notes: typeof notes === 'string' ? new JsonText(notes) : null,
  }),
  batcher: 'searches',
});

const shapes: Record<NoteListType, PersonQueryShape<FoundPage>> = {
  all: writeShape('all'),
  reminder: writeShape('reminder'),
  note: writeShape('note'),
  passion: writeShape('passion'),
  trash: writeShape('trash'),
};
