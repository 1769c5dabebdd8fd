import type { Note } from '@pinlife/contract/note';
import { NOTE_PAGE_SIZE, SEARCH_POPOVER_RESULTS } from '@pinlife/contract/note-limits';
import type { Reader, Tx } from '../../db/pool.ts';
import { type HotRead, hotRead, read, write } from '../../db/query.ts';
import type { MediaSigning } from '../../db/wire-media.ts';
import type { Place } from '../../platform/cursor.ts';
import { JsonText } from '../../platform/json-text.ts';
import { earlier, lists, type NoteListType } from './list-repo.ts';
import { KEY_MARKS, type SearchDocument, tagOf, WEEK_SECONDS } from './search-keys.ts';
import { noteInList } from './wire-repo.ts';

export type SearchRange = {
  type: NoteListType;
  /** Inclusive. */
  from: Date | undefined;
  /** Exclusive. */
  to: Date | undefined;
  limit: number;
};

/** A question in the language of keys, and the place after which its answers are read. */
export type Pass = { query: string; after: Place | undefined };
/** Which of the passes found it, and its place. */
export type Hit = { pass: number; at: Date; id: string };

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

const FIRST = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
/** So many of the newest notes are looked at one by one: what is common is found among them, without any index. */
const WALKED = 64;
/** Beyond, so many weeks are asked at once: the next one, then four, then these. */
const WEEKS_AT_ONCE = 16;

export const createNoteSearchRepo = (reader: Reader, signing: MediaSigning) => ({
  find: (userId: string, passes: readonly Pass[], range: SearchRange): Promise<Hit[] | undefined> =>
    reader.first(findHits(userId, passes, range)),

  /** The notes of these ids as a list shows them, in this order. */
  async spell(userId: string, ids: readonly string[]): Promise<JsonText<Note[]>> {
    if (ids.length === 0) return new JsonText('[]');
    const row = await reader.first(
      read<{ notes: string | null }>(spellStatement, [userId, ids, ...signing()], 'note-found'),
    );
    return new JsonText(row?.notes ?? '[]');
  },

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

  /** What people have written, so that it is known what they may have meant. Crosses shards. */
  async saveWords(tx: Tx, used: readonly UsedWord[]): Promise<void> {
    const sorted = used.toSorted((a, b) => compare(a.userId, b.userId) || compare(a.word, b.word));
    const values = [sorted.map(({ userId }) => userId), sorted.map(({ word }) => word)];
    await tx.run(write(saveWordsStatement, values, 'search-words-save'));
  },

  /** All that a note is found by. Holds the note. */
  getText: (tx: Tx, userId: string, id: string): Promise<UnsearchableNote | undefined> =>
    tx.first(
      read<UnsearchableNote>(
        `${textStatement} where user_id = $1 and id = $2 for update`,
        [userId, id],
        'note-search-text',
      ),
    ),

  /** Some of the notes that nobody can find yet. Crosses shards. */
  listUnsearchable: (tx: Tx, limit: number): Promise<UnsearchableNote[]> =>
    tx.all(
      read<UnsearchableNote>(`${textStatement} where search_keys is null limit $1 for update skip locked`, [limit]),
    ),
});

const textStatement = `
  select user_id, id, title, plain_text, location, created_at,
    array(select content from comments where user_id = notes.user_id and note_id = notes.id
          order by created_at desc, id desc limit 1000) as comments,
    array(select name from media where user_id = notes.user_id and note_id = notes.id) as files
  from notes`;

/** Sorted, so that two writers never wait crosswise. */
const saveStatement = `
  with learnt as (
    insert into search_words (user_id, word) select $1::uuid, word from unnest($4::text[]) word on conflict do nothing)
  update notes set search_keys = $3::tsvector where user_id = $1 and id = $2`;

/** Whoever deletes their account meanwhile takes their words along, and nobody else's. */
const saveWordsStatement = `
  insert into search_words (user_id, word)
  select person.id, used.word
  from unnest($1::uuid[], $2::text[]) with ordinality used (user_id, word, place)
  join lateral (select id from users where id = used.user_id for key share) person on true
  order by used.place
  on conflict do nothing`;

const spellStatement = `
  select json_agg(note order by n.rank)::text as notes
  from (select notes.*, wanted.rank from unnest($2::uuid[]) with ordinality wanted (id, rank)
        join notes on notes.user_id = $1 and notes.id = wanted.id) n,
    lateral (select ${noteInList(3)}) note`;

const alikeStatement = `
  (select word from search_words
   where user_id = $1 and word >= $2 and word < $2 || U&'\\+10FFFF' and length(word) >= $4
     and ($5::int is null or length(word) <= $5) limit 1000)
  union
  (select word from search_words
   where user_id = $1 and reverse(word) collate "C" >= $3 and reverse(word) collate "C" < $3 || U&'\\+10FFFF'
     and length(word) between $4 and $6::int limit 1000)`;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The answers to one question after the other, each from the newest note to the oldest. */
export const findHits = (
  userId: string,
  passes: readonly Pass[],
  { type, from, to, limit }: SearchRange,
): HotRead<Hit[]> => {
  const own = passes.flatMap(({ query, after }) => {
    const start = earlier(after, to);
    return [query, start?.at ?? FIRST.at, start?.id ?? FIRST.id];
  });
  return hotRead({
    name: planned.includes(limit) ? `note-search-${type}-${passes.length}-${limit}` : '',
    text: getStatement(type, passes.length, limit),
    values: [userId, tagOf(userId), from ?? '-infinity', ...own],
    decode: ([hits]) => (JSON.parse(hits ?? '[]') as [number, number, string][]).map(toHit),
  });
};

/** Pages of the usual sizes, each with the one more that tells whether others follow. */
const planned = [NOTE_PAGE_SIZE + 1, SEARCH_POPOVER_RESULTS + 1];

const toHit = ([pass, at, id]: [number, number, string]): Hit => ({ pass, at: new Date(at), id });

const written = new Map<string, string>();

/** Sizes that nobody usually asks for are not kept: there is no end to them. */
const getStatement = (type: NoteListType, passes: number, limit: number): string => {
  const key = `${type} ${passes} ${limit}`;
  const statement = written.get(key) ?? writeStatement(type, passes, limit);
  if (planned.includes(limit)) written.set(key, statement);
  return statement;
};

const SHARED_VALUES = 3;
const PASS_VALUES = 3;

/** The limit ends the reading: later questions and older weeks are not even begun once the page is full. */
const writeStatement = (type: NoteListType, count: number, limit: number): string => {
  const numbers = Array.from({ length: count }, (_none, pass) => pass);
  const passes = numbers.map((pass) => {
    const [query, at, id] = [1, 2, 3].map((offset) => `$${SHARED_VALUES + pass * PASS_VALUES + offset}`);
    const place = `(${at}::timestamptz, ${id}::uuid)`;
    return writePass(pass, lists[type].where, { query: `${query}::text`, place, limit });
  });
  return `
    with ${passes.map(({ walk }) => walk).join(', ')}
    select json_agg(json_build_array(pass, (extract(epoch from created_at) * 1000)::bigint, id)
                    order by pass, created_at desc, id desc)::text
    from (${passes.map(({ hits }) => hits).join(' union all ')} limit ${limit}) found`;
};

const weekOf = (at: string) => `floor(extract(epoch from ${at}) / ${WEEK_SECONDS})::int`;

/** Every key of a question, with the person and a week before it. */
const { start: KEY_START, end: KEY_END } = KEY_MARKS;
const KEY_PATTERN = `'${KEY_START}([^${KEY_END}]*)${KEY_END}'`;
const keyIn = (week: string) => `'''' || $2::text || ${week} || '\\1'`;
const questionOf = (query: string, keys: string) => `regexp_replace(${query}, ${KEY_PATTERN}, ${keys}, 'g')::tsquery`;

type WrittenPass = { query: string; place: string; limit: number };

const writePass = (pass: number, where: string, { query, place, limit }: WrittenPass) => {
  const inRange = `${where} and created_at >= $3::timestamptz`;
  const newestFirst = 'order by created_at desc, id desc';
  const walk = `walk${pass} as materialized (
    select id, created_at, search_keys from notes
    where user_id = $1::uuid and ${inRange} and (created_at, id) < ${place}
    ${newestFirst} limit ${WALKED})`;
  const end = `(select * from walk${pass} order by created_at, id limit 1) walked,
    lateral (select count(*) from walk${pass}) counted`;
  const oldest = `(select created_at from notes where user_id = $1::uuid and ${inRange} order by created_at, id limit 1)`;
  const hits = `
    select ${pass} as pass, id, created_at from walk${pass}
    where search_keys @@ ${questionOf(query, keyIn(weekOf('created_at')))}
    union all
    select ${pass}, hit.id, hit.created_at
    from (select walked.created_at, walked.id, ${weekOf('walked.created_at')} as newest, ${weekOf(oldest)} as oldest
          from ${end} where counted.count = ${WALKED} offset 0) span
    cross join lateral (
      select span.newest - start as hi, greatest(span.newest - start - size + 1, span.oldest) as lo
      from generate_series(0, (span.newest - span.oldest) / ${WEEKS_AT_ONCE} + 2) as step,
        lateral (select case step when 0 then 0 when 1 then 1 else 5 + ${WEEKS_AT_ONCE} * (step - 2) end as start,
                        case step when 0 then 1 when 1 then 4 else ${WEEKS_AT_ONCE} end as size) weeks
      where start <= span.newest - span.oldest) weeks
    cross join lateral (
      select ${questionOf(query, `'(' || string_agg(${keyIn('week')}, ' | ') || ')'`)} as question
      from generate_series(weeks.lo, weeks.hi) as week) asked
    cross join lateral (
      select id, created_at
      -- The offset is a fence: nothing tempts the planner to read all notes of a person by another index.
      from (select * from notes where search_keys @@ asked.question offset 0) notes
      where user_id = $1::uuid and ${inRange} and (created_at, id) < (span.created_at, span.id)
      ${newestFirst} limit ${limit}) hit`;
  return { walk, hits };
};
