import type { NoteListQuery } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import { type Place, readCursor, writeCursor } from '../../platform/cursor.ts';
import {
  earlier,
  type NoteListRange,
  type NoteListType,
  nthPageQuery,
  orderOf,
  pageAfterQuery,
} from '../../views/note-list.ts';
import { snapshotQuery } from '../../views/snapshot.ts';
import type { Guard } from '../session/guard.ts';
import { createKeptPages, type SpelledPage, spellPage } from './list/kept-pages.ts';
import type { NoteRepo } from './repo.ts';

type Dependencies = {
  notes: Pick<NoteRepo, 'readWithin'>;
  signing: MediaSigning;
};

/** The range of a list, and how many pages of it are skipped. */
type Wanted = { range: NoteListRange; skipped: number };

/** A page of one of a person's lists. */
export const createNoteList = ({ notes, signing }: Dependencies) => {
  const kept = createKeptPages();

  /** All that a page depends on beside the notes: addresses of media are signed anew from time to time. */
  const keyOf = (userId: string, { range: { type, limit, from, after }, skipped }: Wanted): string => {
    const [, , expiry] = signing();
    return `${userId} ${type} ${limit} ${from?.getTime()} ${after?.at.getTime()} ${after?.id} ${skipped} ${expiry}`;
  };

  /** The beginning of a page that would be too large as a whole. */
  const readLarge = async (userId: string, places: readonly Place[], limit: number) => {
    const ids = places.slice(0, limit).map(({ id }) => id);
    const { notes: read, count } = await notes.readWithin(userId, ids);
    return { notes: read, last: count < places.length ? (places[count - 1] ?? null) : null };
  };

  const readPage = async (guard: Guard, wanted: Wanted): Promise<SpelledPage> => {
    const { range, skipped } = wanted;
    const { person, row } = await guard.read(() =>
      skipped > 0 ? nthPageQuery(range, skipped, signing) : pageAfterQuery(range, signing),
    );
    const isLarge = 'places' in row;
    const { notes: listed, last } = isLarge ? await readLarge(person.userId, row.places, range.limit) : row;
    const page = spellPage({ notes: listed, next: last && writeCursor(orderOf(range.type), last) });
    // A large one was read by two statements, which may have seen different things.
    if (!isLarge) kept.keep(keyOf(person.userId, wanted), page, row.snapshot);
    return page;
  };

  return async (guard: Guard, query: NoteListQuery): Promise<SpelledPage> => {
    const { from, limit, page = 0 } = query;
    const type: NoteListType = query.type ?? 'all';
    const after = earlier(query.cursor === undefined ? undefined : readCursor(orderOf(type), query.cursor), query.to);
    const wanted = { range: { type, from, after, limit }, skipped: query.cursor === undefined ? page : 0 };
    const known = guard.claimedId === null ? undefined : kept.find(keyOf(guard.claimedId, wanted));
    if (known && kept.isOf(known, (await guard.read(() => snapshotQuery)).row)) return known;
    return readPage(guard, wanted);
  };
};
