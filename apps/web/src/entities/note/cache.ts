import type { Memory } from '@pinlife/contract/memory/schema';
import type { Note } from '@pinlife/contract/note/schema';
import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetKeptNote, keepNotes } from '../../lib/kept/kept.ts';
import { noteKeys } from './keys.ts';
import { markChanged } from './latest-read.ts';
import {
  belongsTo,
  changeInPages,
  findInPages,
  hasNote,
  insertIntoPages,
  type NoteChange,
  type NoteFilter,
  type NotePage,
  type NotePages,
  removeFromPages,
} from './pages.ts';
import { mergeRefreshed, type PageReader, readLoadedPart } from './refresh.ts';

const filterOf = (queryKey: readonly unknown[]): NoteFilter => queryKey[2] as NoteFilter;

type ListChange = (pages: NotePages) => NotePages;

/** Changes one list, also while a further page is being fetched: `change` then runs twice and must be idempotent. */
const setList = (client: QueryClient, query: Query, change: ListChange): void => {
  const apply = () => {
    client.setQueryData<NotePages>(query.queryKey, (pages) => pages && change(pages));
  };
  apply();
  // A running fetch adds its page to the old pages, which would undo the change: apply it again.
  if (query.state.fetchStatus === 'fetching') query.promise?.then(apply, () => undefined);
};

/** Per list that is being reread: changes made since, which the answer may not contain yet. */
const changesWhileRead = new WeakMap<Query, Set<ListChange[]>>();

/** Collects the changes of a list while it is read. */
const collectChanges = (query: Query) => {
  const changes: ListChange[] = [];
  const readings = changesWhileRead.get(query) ?? new Set();
  changesWhileRead.set(query, readings.add(changes));
  return {
    apply: (pages: NotePages): NotePages => changes.reduce((changed, change) => change(changed), pages),
    end: (): void => void readings.delete(changes),
  };
};

const changeLists = (client: QueryClient, change: (pages: NotePages, filter: NoteFilter) => NotePages): void => {
  for (const query of client.getQueryCache().findAll({ queryKey: noteKeys.lists })) {
    const changeThis: ListChange = (pages) => change(pages, filterOf(query.queryKey));
    for (const changes of changesWhileRead.get(query) ?? []) changes.push(changeThis);
    setList(client, query, changeThis);
  }
};

/** Years without a note are removed. */
const changeMemories = (client: QueryClient, change: (notes: Note[]) => Note[]): void => {
  client.setQueriesData<Memory[]>({ queryKey: noteKeys.memories }, (memories) =>
    memories?.map(({ year, notes }) => ({ year, notes: change(notes) })).filter(({ notes }) => notes.length > 0),
  );
};

/** Removes a note from the memories only. */
export const dropCachedMemory = (client: QueryClient, id: string): void =>
  changeMemories(client, (notes) => notes.filter(({ _id }) => _id !== id));

/** The newest cached copy of a note, in lists, opened or in memories. */
export const findCachedNote = (client: QueryClient, id: string): Note | null => {
  let newest = client.getQueryData<Note>(noteKeys.detail(id)) ?? null;
  for (const [, pages] of client.getQueriesData<NotePages>({ queryKey: noteKeys.lists })) {
    const note = pages && findInPages(pages, id);
    if (note && (newest === null || note.version > newest.version)) newest = note;
  }
  return newest ?? findMemory(client, id);
};

const findMemory = (client: QueryClient, id: string): Note | null => {
  const memories = client.getQueriesData<Memory[]>({ queryKey: noteKeys.memories });
  const notes = memories.flatMap(([, years]) => years?.flatMap((year) => year.notes) ?? []);
  return notes.find(({ _id }) => _id === id) ?? null;
};

/** The last cached note before a cursor. */
export const findPositionOf = (client: QueryClient, filter: NoteFilter, cursor: string): Note | null =>
  client
    .getQueryData<NotePages>(noteKeys.list(filter))
    ?.pages.find(({ next }) => next === cursor)
    ?.data.at(-1) ?? null;

/** Changes every copy of a note in place. */
export const changeCachedNote = (client: QueryClient, id: string, change: NoteChange): void => {
  markChanged(id);
  client.setQueryData<Note>(noteKeys.detail(id), (note) => note && change(note));
  changeMemories(client, (notes) => notes.map((note) => (note._id === id ? change(note) : note)));
  changeLists(client, (pages) => changeInPages(pages, id, change));
  const changed = findCachedNote(client, id);
  if (changed) keepNotes([changed]);
};

/** Puts a note of the server into every list it belongs to, and removes it from the others. */
export const putCachedNote = (client: QueryClient, note: Note): void => {
  const newer = (cached: Note): Note => (cached.version > note.version ? cached : note);
  keepNotes([newer(findCachedNote(client, note._id) ?? note)]);
  client.setQueryData<Note>(noteKeys.detail(note._id), (cached) => cached && newer(cached));
  if (note.deletedAt) dropCachedMemory(client, note._id);
  else changeMemories(client, (notes) => notes.map((cached) => (cached._id === note._id ? newer(cached) : cached)));
  changeLists(client, (pages, filter) => {
    if (!belongsTo(filter, note)) return removeFromPages(pages, note._id);
    if (hasNote(pages, note._id)) return changeInPages(pages, note._id, newer);
    // Only the server can search.
    return filter.search === undefined ? insertIntoPages(pages, note) : pages;
  });
};

/** Moves a note to the trash, wherever it is shown. */
export const trashCachedNote = (client: QueryClient, id: string): void => {
  markChanged(id);
  const note = findCachedNote(client, id);
  if (note) putCachedNote(client, { ...note, deletedAt: new Date().toISOString() });
  else forgetKeptNote(id);
};

type ListReader = (filter: NoteFilter) => PageReader;

/** Merges the answer of `read` into a list, then applies the changes again that were made during the read. */
const replaceList = async (
  client: QueryClient,
  query: Query,
  read: () => Promise<NotePages>,
  merge: (fresh: NotePages, known: NotePages) => NotePages,
): Promise<void> => {
  const collected = collectChanges(query);
  const fresh = await read().finally(collected.end);
  setList(client, query, (known) => collected.apply(merge(fresh, known)));
};

/**
 * Call before reading a page. Meanwhile stored notes may be shown in its place; `replace` shows the server's page instead,
 * with the changes that were made since. Call `end` if no page arrives.
 */
export const watchPageBeingRead = (client: QueryClient, filter: NoteFilter, cursor: string | null) => {
  const query = client.getQueryCache().find({ queryKey: noteKeys.list(filter) });
  const collected = query && collectChanges(query);
  const end = (): void => collected?.end();
  const replace = (page: NotePage): void => {
    end();
    if (!query || !collected) return;
    setList(client, query, (known) => {
      const index = known.pageParams.indexOf(cursor);
      // The server does not know the cursors of stored pages, so later pages are read again. A page in the
      // middle is not replaced: the person is reading after it.
      const isRead = index > 0 && index < known.pages.length - 1;
      // A page that is not stored was read again meanwhile.
      if (!known.pages[index]?.isKept || isRead) return known;
      const [pages, pageParams] = [[...known.pages.slice(0, index), page], known.pageParams.slice(0, index + 1)];
      return collected.apply({ pages, pageParams });
    });
  };
  return { replace, end };
};

/** Rereads what may have changed without a live event: the loaded part of lists, and open notes. */
export const refreshCachedNotes = async (client: QueryClient, before: number, readList: ListReader): Promise<void> => {
  client.removeQueries({ queryKey: noteKeys.details, type: 'inactive' });
  client.invalidateQueries({ queryKey: noteKeys.details });
  client.invalidateQueries({ queryKey: noteKeys.memories });
  const queries = client.getQueryCache().findAll({ queryKey: noteKeys.lists });
  await Promise.all(
    queries.map(async (query) => {
      // A running fetch may have started before the live stream was complete: wait for it.
      if (query.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
      // The fetch may have begun without a network and fail only now, as the stored notes are looked for first.
      if (query.state.status === 'error' && query.isActive()) {
        client.refetchQueries({ queryKey: query.queryKey, exact: true });
      }
      const known = query.state.data as NotePages | undefined;
      if (!known || known.pages.every(({ fetchedAt }) => fetchedAt >= before)) return;
      const loadedNotes = known.pages.reduce((count, { data }) => count + data.length, 0);
      const filter = filterOf(query.queryKey);
      const merge = filter.search === undefined ? mergeRefreshed : (fresh: NotePages) => fresh;
      await replaceList(client, query, () => readLoadedPart(loadedNotes, readList(filter)), merge);
    }),
  );
};
