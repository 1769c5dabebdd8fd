import type { MediaSigning } from '../../db/json/wire-media.ts';
import { type PersonQuery, readFor } from '../../db/person-query.ts';
import type { Reader } from '../../db/pool.ts';
import { read } from '../../db/query.ts';
import { type NotesWithin, readNotesWithin } from '../../views/note-page.ts';
import { emptyPage, type FoundPage, type SearchRange, searchPageQuery } from '../../views/note-search.ts';
import { type KeyQuery, tagOf } from './words/keys.ts';

export type SearchRepo = ReturnType<typeof createSearchRepo>;

export const createSearchRepo = (reader: Reader, signing: MediaSigning) => ({
  /** The query, to be merged with another read. */
  reading: (userId: string, query: KeyQuery, range: SearchRange): PersonQuery<FoundPage> =>
    searchPageQuery(tagOf(userId), query, range, signing),

  async find(userId: string, query: KeyQuery, range: SearchRange): Promise<FoundPage> {
    return (await reader.first(readFor(userId, searchPageQuery(tagOf(userId), query, range, signing)))) ?? emptyPage;
  },

  /** Reads the first of these notes that fit into one page. */
  readWithin: (userId: string, ids: readonly string[]): Promise<NotesWithin> =>
    readNotesWithin(reader, userId, ids, signing),

  /** Words of the person with the same beginning or end and a similar length. */
  listAlike: async (userId: string, word: string, isPrefix: boolean): Promise<string[]> => {
    const letters = [...word];
    // At least one end of the word contains no typo. The middle is left out, since two letters may be swapped.
    const keptLetters = Math.max(1, Math.floor((letters.length - 1) / 2));
    // The end of an incomplete word is unknown, so less of its beginning has to match.
    const begun = isPrefix ? Math.max(1, Math.floor(letters.length / 3)) : keptLetters;
    const values = [
      userId,
      letters.slice(0, begun).join(''),
      letters.slice(-keptLetters).toReversed().join(''),
      letters.length - 1,
      isPrefix ? null : letters.length + 1,
      letters.length + 1,
    ];
    const rows = await reader.all(read<{ word: string }>(alikeStatement, values, 'search-words-alike'));
    return rows.map((row) => row.word);
  },
});

/** The limit of words that are read in each direction, because a person can have millions that begin or end alike. */
const READ_MAX = 20_000;

const alikeStatement = `
  (select word from (
     select word from search_words where user_id = $1 and word >= $2 and word < $2 || U&'\\+10FFFF'
     order by word limit ${READ_MAX}) begun
   where length(word) >= $4 and ($5::int is null or length(word) <= $5) limit 1000)
  union
  (select word from (
     select word from search_words
     where user_id = $1 and reverse(word) collate "C" >= $3 and reverse(word) collate "C" < $3 || U&'\\+10FFFF'
     order by reverse(word) collate "C" limit ${READ_MAX}) ended
   where length(word) between $4 and $6::int limit 1000)`;
