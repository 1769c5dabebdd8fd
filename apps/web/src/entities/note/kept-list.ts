import type { Note } from '@pinlife/contract/note/schema';
import { listNotes } from '../../lib/kept/kept-store.ts';
import { getToken } from '../../lib/session/session.ts';
import { KEPT_CURSOR } from './kept-cursor.ts';
import { createMatcher } from './kept-search.ts';
import { entryStore } from './outbox/display/entry-store.ts';
import { showList, showNote } from './outbox/display/show.ts';
import type { OutboxEntry } from './outbox/queue/entry.ts';
import { belongsTo, isOlderNote, type NoteFilter, type NotePage, type NotePosition } from './pages.ts';

const toCursor = ({ createdAt, _id }: NotePosition): string => `${KEPT_CURSOR}${createdAt} ${_id}`;

export const positionOf = (cursor: string): NotePosition => {
  const [createdAt = '', _id = ''] = cursor.slice(KEPT_CURSOR.length).split(' ');
  return { createdAt, _id };
};

/** A page of the kept notes, newest first; null if no notes are kept. */
export const readKeptPage = async (
  filter: NoteFilter,
  { after, limit }: { after: NotePosition | null; limit: number },
): Promise<NotePage | null> => {
  const token = getToken();
  const kept = token === null ? null : await listNotes(token);
  return kept && pageOf(kept, filter, { after, limit }, entryStore.get());
};

/**
 * Searches the notes with `entries` applied, but returns them without, as the server does.
 */
export const pageOf = (
  kept: readonly Note[],
  filter: NoteFilter,
  { after, limit }: { after: NotePosition | null; limit: number },
  entries: readonly OutboxEntry[] = [],
): NotePage => {
  const isFound = filter.search === undefined ? () => true : createMatcher(filter.search);
  const byId = new Map(kept.map((note) => [note._id, note]));
  const findRaw = ({ _id }: Note) =>
    byId.get(_id) ??
    showNote(
      _id,
      null,
      entries.filter(({ change }) => change.kind === 'create'),
    );
  const notes = (filter.search === undefined ? kept : showList(kept, entries, {}))
    .filter((note) => (after === null || isOlderNote(note, after)) && belongsTo(filter, note) && isFound(note))
    .sort((one, other) => (isOlderNote(one, other) ? 1 : -1));
  const data = notes.slice(0, limit).flatMap((note) => findRaw(note) ?? []);
  const last = notes[data.length - 1];
  return { data, next: last && notes.length > limit ? toCursor(last) : null, fetchedAt: 0, isKept: true };
};
