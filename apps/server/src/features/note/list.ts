import type { NoteListQuery } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { QuietWrites } from '../../db/snapshot.ts';
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
import { createKeptPages, type KeptPage, type SpelledPage, spellPage } from './list/kept-pages.ts';
import type { NoteRepo } from './repo.ts';

type Dependencies = {
  notes: Pick<NoteRepo, 'readWithin'>;
  signing: MediaSigning;
  quietWrites: Pick<QuietWrites, 'hasAll' | 'countEnded'>;
};

/** The range of a list, and how many pages of it are skipped. */
type Wanted = { range: NoteListRange; skipped: number };

/** A page of one of a person's lists. */
export const createNoteList = ({ notes, signing, quietWrites }: Dependencies) => {
  const kept = createKeptPages(quietWrites);
  /** Pages that are being read at this moment. */
  const reading = new Map<string, Promise<SpelledPage | KeptPage>>();

  /** All that a page depends on beside the notes: addresses of media are signed anew from time to time. */
  const keyOf = (userId: string, { range: { type, limit, from, after }, skipped }: Wanted): string => {
    const [, , expiry] = signing();
    const place = `${from?.getTime()} ${after?.at.getTime()} ${after?.id} ${skipped}`;
    return `${userId} ${type} ${limit} ${place} ${expiry} ${quietWrites.countEnded()}`;
  };

  /** The beginning of a page that would be too large as a whole. */
  const readLarge = async (userId: string, places: readonly Place[], limit: number) => {
    const ids = places.slice(0, limit).map(({ id }) => id);
    const { notes: read, count } = await notes.readWithin(userId, ids);
    return { notes: read, last: count < places.length ? (places[count - 1] ?? null) : null };
  };

  const readPage = async (guard: Guard, wanted: Wanted): Promise<SpelledPage | KeptPage> => {
    const { range, skipped } = wanted;
    const { person, row } = await guard.read(() =>
      skipped > 0 ? nthPageQuery(range, skipped, signing) : pageAfterQuery(range, signing),
    );
    const isLarge = 'places' in row;
    const { notes: listed, last } = isLarge ? await readLarge(person.userId, row.places, range.limit) : row;
    const page = spellPage({ notes: listed, next: last && writeCursor(orderOf(range.type), last) });
    // A large one was read by two statements, which may have seen different things.
    return isLarge ? page : kept.keep(keyOf(person.userId, wanted), page, row.snapshot);
  };

  const readAnew = (guard: Guard, key: string, wanted: Wanted): Promise<SpelledPage> => {
    const page = readPage(guard, wanted).finally(() => {
      if (reading.get(key) === page) reading.delete(key);
    });
    reading.set(key, page);
    return page;
  };

  /** What somebody else reads at this moment is shared, where it has all that is shown to this caller. */
  const readTogether = async (guard: Guard, key: string, wanted: Wanted, snapshot: string): Promise<SpelledPage> => {
    const others = reading.get(key);
    const page = await others?.catch(() => null);
    const isGood = page && 'snapshot' in page && quietWrites.hasAll(page.snapshot, snapshot);
    return isGood ? page : readAnew(guard, key, wanted);
  };

  return async (guard: Guard, query: NoteListQuery): Promise<SpelledPage> => {
    const { from, limit, page = 0 } = query;
    const type: NoteListType = query.type ?? 'all';
    const after = earlier(query.cursor === undefined ? undefined : readCursor(orderOf(type), query.cursor), query.to);
    const wanted = { range: { type, from, after, limit }, skipped: query.cursor === undefined ? page : 0 };
    if (guard.claimedId === null) return readPage(guard, wanted);
    const key = keyOf(guard.claimedId, wanted);
    const known = kept.find(key);
    if (!known) return readAnew(guard, key, wanted);
    const { row: snapshot } = await guard.read(() => snapshotQuery);
    if (kept.isOf(known, snapshot)) return known;
    return reading.has(key) ? readTogether(guard, key, wanted, snapshot) : readAnew(guard, key, wanted);
  };
};
