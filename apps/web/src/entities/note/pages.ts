import type { Note, NoteType } from '@pinlife/contract/note/schema';
import type { InfiniteData } from '@tanstack/react-query';
import { tagKeysOf } from './note-tags.ts';

/** The filter of a list. */
export type NoteFilter = {
  type?: NoteType;
  from?: string;
  to?: string;
  search?: string;
  /** The keys of tags that a note must carry all of. */
  tag?: readonly string[];
};

export type NotePage = {
  data: Note[];
  next: string | null;
  /** 0 for a kept page: whatever is fetched is newer. */
  fetchedAt: number;
  /** Read from the kept store: the server cannot continue from its cursor. */
  isKept?: true;
};
export type NotePages = InfiniteData<NotePage, string | null>;

export type NoteChange = (note: Note) => Note;

/** The notes of a list, each once: a page that was fetched anew can reach into the next one. */
export const flattenPages = (pages: readonly NotePage[]): Note[] => {
  const byId = new Map<string, Note>();
  for (const page of pages) for (const note of page.data) if (!byId.has(note._id)) byId.set(note._id, note);
  return [...byId.values()];
};

/** Whether a note belongs to a list, by its own fields. */
export const belongsTo = (filter: NoteFilter, note: Note): boolean => {
  if ((filter.type === 'trash') !== (note.deletedAt !== null)) return false;
  if (filter.type === 'passion' && !note.options.passion) return false;
  if (filter.type === 'reminder' && !note.reminder) return false;
  if (filter.type === 'note' && note.reminder) return false;
  if (filter.tag?.some((tag) => !tagKeysOf(note).includes(tag))) return false;
  const createdAt = Date.parse(note.createdAt);
  if (filter.from !== undefined && createdAt < Date.parse(filter.from)) return false;
  return filter.to === undefined || createdAt < Date.parse(filter.to);
};

/** The sort position of a note. */
export type NotePosition = Pick<Note, 'createdAt' | '_id'>;

export const isOlderNote = (one: NotePosition, other: NotePosition): boolean => {
  const difference = Date.parse(one.createdAt) - Date.parse(other.createdAt);
  return difference === 0 ? one._id < other._id : difference < 0;
};

export const hasNote = (pages: NotePages, id: string): boolean =>
  pages.pages.some(({ data }) => data.some(({ _id }) => _id === id));

export const findInPages = (pages: NotePages, id: string): Note | null => {
  for (const { data } of pages.pages) for (const note of data) if (note._id === id) return note;
  return null;
};

/** Unchanged pages stay the same objects, so that React renders only the changed ones. */
const mapPages = (pages: NotePages, change: (data: Note[]) => Note[]): NotePages => {
  let isChanged = false;
  const next = pages.pages.map((page) => {
    const data = change(page.data);
    if (data === page.data) return page;
    isChanged = true;
    return { ...page, data };
  });
  return isChanged ? { ...pages, pages: next } : pages;
};

export const changeInPages = (pages: NotePages, id: string, change: NoteChange): NotePages =>
  mapPages(pages, (data) => {
    const index = data.findIndex(({ _id }) => _id === id);
    const note = data[index];
    if (!note) return data;
    const changed = change(note);
    return changed === note ? data : data.with(index, changed);
  });

export const removeFromPages = (pages: NotePages, id: string): NotePages =>
  mapPages(pages, (data) => (data.some(({ _id }) => _id === id) ? data.filter(({ _id }) => _id !== id) : data));

/** Inserts a note by its date, newest first; not if it belongs behind the loaded pages, because a later page contains it. */
export const insertIntoPages = (pages: NotePages, note: Note): NotePages => {
  if (hasNote(pages, note._id)) return changeInPages(pages, note._id, () => note);
  let isPlaced = false;
  const inserted = mapPages(pages, (data) => {
    const index = isPlaced ? -1 : data.findIndex((other) => isOlderNote(other, note));
    if (index < 0) return data;
    isPlaced = true;
    return data.toSpliced(index, 0, note);
  });
  const last = pages.pages.at(-1);
  if (isPlaced || !last || last.next !== null) return inserted;
  return mapPages(pages, (data) => (data === last.data ? [...data, note] : data));
};
