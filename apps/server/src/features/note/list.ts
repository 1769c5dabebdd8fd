import type { NoteListQuery } from '@pinlife/contract/note/schema';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import { type Place, readCursor, writeCursor } from '../../platform/cursor.ts';
import { earlier, type NoteListType, nthPageQuery, orderOf, pageAfterQuery } from '../../views/note-list.ts';
import type { NoteListing } from '../../views/note-page.ts';
import type { SearchService } from '../search/service.ts';
import type { Guard } from '../session/guard.ts';
import type { NoteRepo } from './repo.ts';

type Dependencies = {
  notes: Pick<NoteRepo, 'readWithin'>;
  search: Pick<SearchService, 'list'>;
  signing: MediaSigning;
};

/** A page of notes: of a list, or of what a search finds. */
export const createNoteList = ({ notes, search, signing }: Dependencies) => {
  /** The beginning of a page that would be too large as a whole. */
  const readLarge = async (userId: string, places: readonly Place[], limit: number) => {
    const ids = places.slice(0, limit).map(({ id }) => id);
    const { notes: read, count } = await notes.readWithin(userId, ids);
    return { notes: read, last: count < places.length ? (places[count - 1] ?? null) : null };
  };

  return async (guard: Guard, query: NoteListQuery): Promise<NoteListing> => {
    if (query.search !== undefined) return search.list(guard, query.search, query);
    const { from, limit, page = 0 } = query;
    const type: NoteListType = query.type ?? 'all';
    const order = orderOf(type);
    const after = earlier(query.cursor === undefined ? undefined : readCursor(order, query.cursor), query.to);
    const range = { type, from, after, limit };
    const isByPage = query.cursor === undefined && page > 0;
    const { person, row } = await guard.read(() =>
      isByPage ? nthPageQuery(range, page, signing) : pageAfterQuery(range, signing),
    );
    const { notes: listed, last } = 'notes' in row ? row : await readLarge(person.userId, row.places, limit);
    return { notes: listed, next: last && writeCursor(order, last) };
  };
};
