import { NOTE_PAGE_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { NoteListQuery } from '@pinlife/contract/note/schema';
import type { SearchQuery } from '@pinlife/contract/search/query';
import { type ListPosition, readCursorOf, type SearchOrder, searchOrders, writeCursor } from '../../platform/cursor.ts';
import type { ConcurrencyLimit } from '../../platform/load/concurrency-limit.ts';
import type { Pacer } from '../../platform/load/pacer.ts';
import { JsonText } from '../../platform/text/json-text.ts';
import type { NoteListing } from '../../views/note-page.ts';
import { emptyPage, type FoundPage, type Hit, type SearchRange } from '../../views/note-search.ts';
import type { Guard } from '../session/guard/guard.ts';
import type { Indexing } from './indexing/indexing.ts';
import type { SearchRepo } from './repo.ts';
import { writeDifference, writeQuery } from './words/keys.ts';
import { correctQuery } from './words/typos.ts';

/** With fewer results, the search also corrects typos. */
const FEW_RESULTS = 4;

export type SearchService = ReturnType<typeof createSearchService>;

type Dependencies = {
  repo: SearchRepo;
  indexing: Pick<Indexing, 'catchUpFor'>;
  /** How often one person may search. */
  pace: Pacer;
  /** Limits the searches of one person that run at the same time. */
  admit: ConcurrencyLimit['admit'];
};

type Start = { order: SearchOrder; position: ListPosition } | undefined;
type SearchWindow = Pick<SearchRange, 'type' | 'from' | 'to' | 'wanted' | 'skipped' | 'isPatient'>;

export const createSearchService = ({ repo, indexing, pace, admit }: Dependencies) => {
  const findTyped = async (guard: Guard, query: SearchQuery, start: Start, window: SearchWindow) => {
    if (start && correctedOrders.includes(start.order)) return { person: await guard.person(), row: emptyPage };
    const range = { ...window, ...partsOf(typedOrders, start), ...(query.wanted.length === 0 && noTitles) };
    const typed = writeQuery(query);
    const found = await guard.read((claimedId) => repo.reading(claimedId, typed, { ...range, isPatient: true }));
    if (!found.row.isTooEarly) return found;
    // Does not wait for notes that are written from now on.
    await indexing.catchUpFor(found.person.userId);
    return { ...found, row: await repo.find(found.person.userId, typed, range) };
  };

  /** Whether the exact query finds too few notes, on all pages together. */
  const isTooLittle = async (
    userId: string,
    query: SearchQuery,
    found: number,
    start: Start,
    window: SearchWindow,
  ): Promise<boolean> => {
    if (!start) return found < FEW_RESULTS;
    if (correctedOrders.includes(start.order)) return true;
    // A cursor is after at least one result.
    if (1 + found >= FEW_RESULTS) return false;
    const range = { ...window, ...partsOf(typedOrders, undefined), wanted: FEW_RESULTS, skipped: FEW_RESULTS };
    return (await repo.find(userId, writeQuery(query), range)).count < FEW_RESULTS;
  };

  /** Finds notes that match only with a corrected letter. */
  const findCorrected = async (
    userId: string,
    query: SearchQuery,
    start: Start,
    window: SearchWindow,
  ): Promise<FoundPage> => {
    const corrected = await correctQuery(query, (word, isPrefix) => repo.listAlike(userId, word, isPrefix));
    if (!corrected) return emptyPage;
    return repo.find(userId, writeDifference(corrected, query), { ...window, ...partsOf(correctedOrders, start) });
  };

  const findPage = async (
    guard: Guard,
    words: SearchQuery,
    start: Start,
    window: SearchWindow,
  ): Promise<NoteListing> => {
    const { skipped } = window;
    const limit = window.wanted - skipped - 1;
    const { person, row: typed } = await findTyped(guard, words, start, window);
    const { userId } = person;
    const found = typed.hits.map((hit) => withOrder(hit, typedOrders));
    const missing = window.wanted - typed.count;
    const isWhole = missing === 0 || !(await isTooLittle(userId, words, typed.count, start, window));
    const rest = { ...window, wanted: missing, skipped: Math.max(0, skipped - typed.count) };
    const corrected = isWhole ? emptyPage : await findCorrected(userId, words, start, rest);
    found.push(...corrected.hits.map((hit) => withOrder(hit, correctedOrders)));

    const listed = joinPage(typed.notes, corrected.notes);
    if (listed) return { notes: listed, next: nextOf(found, limit) };
    const ids = found.slice(0, limit).map(({ id }) => id);
    const { notes, count } = await repo.readWithin(userId, ids);
    return { notes, next: nextOf(found, count) };
  };

  return {
    /**
     * Matches of words in titles first, then others, each newest first; then the same with a corrected letter if those are few.
     */
    async list(guard: Guard, words: SearchQuery, request: NoteListQuery): Promise<NoteListing> {
      const { from, to, limit, page = 0 } = request;
      if (words.wanted.length + words.tags.length === 0) {
        await guard.person();
        return { notes: emptyPage.notes, next: null };
      }
      const start = request.cursor === undefined ? undefined : readCursorOf(searchOrders, request.cursor);
      const countedId = await guard.getCountedId();
      pace(countedId);
      const skipped = start ? 0 : page * limit;
      const window: SearchWindow = {
        type: request.type ?? 'all',
        from,
        to,
        wanted: skipped + limit + 1,
        skipped,
        isPatient: false,
      };

      return admit(countedId, () => findPage(guard, words, start, window));
    },
  };
};

type Orders = readonly [titles: SearchOrder, others: SearchOrder];
const typedOrders: Orders = ['in-title', 'elsewhere'];
const correctedOrders: Orders = ['mended-in-title', 'mended-elsewhere'];

/** The results that are still to come after a cursor: in titles, and elsewhere. */
const partsOf = ([titles]: Orders, start: Start): Pick<SearchRange, 'titles' | 'others'> => {
  if (!start || searchOrders.indexOf(start.order) < searchOrders.indexOf(titles))
    return { titles: 'all', others: 'all' };
  return start.order === titles
    ? { titles: start.position, others: 'all' }
    : { titles: 'none', others: start.position };
};

/** Without words no note matches by its title. */
const noTitles = { titles: 'none' } as const;

type OrderedHit = ListPosition & { order: SearchOrder };

const withOrder = ({ isTitled, ...position }: Hit, [titles, others]: Orders): OrderedHit => ({
  ...position,
  order: isTitled ? titles : others,
});

/** The cursor after the last note of the page, if more were found. */
const nextOf = (found: readonly OrderedHit[], shown: number): string | null => {
  const last = found.length > shown ? found[shown - 1] : undefined;
  return last ? writeCursor(last.order, last) : null;
};

/** Returns null if the joined page is too large. */
const joinPage = (first: FoundPage['notes'], second: FoundPage['notes']): FoundPage['notes'] => {
  if (!first || !second || first.text === '[]') return first && second;
  if (second.text === '[]') return first;
  const text = `${first.text.slice(0, -1)},${second.text.slice(1)}`;
  return Buffer.byteLength(text) <= NOTE_PAGE_MAX_BYTES ? new JsonText(text) : null;
};
