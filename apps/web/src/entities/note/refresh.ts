import { NOTE_PAGE_MAX_SIZE, NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { isOlderNote, type NotePage, type NotePages } from './pages.ts';

/** Notes read again at once; more are read when the person scrolls. */
const REFRESHED_NOTES = 500;

export type PageReader = (cursor: string | null, limit: number) => Promise<NotePage>;

/** Reads the loaded pages of a list again, with pages of the largest size. */
export const readLoadedPart = async (loadedNotes: number, readPage: PageReader): Promise<NotePages> => {
  const pages: NotePage[] = [];
  const pageParams: (string | null)[] = [];
  const wanted = Math.min(loadedNotes, REFRESHED_NOTES);
  let cursor: string | null = null;
  let found = 0;
  do {
    const page: NotePage = await readPage(
      cursor,
      Math.min(Math.max(wanted - found, NOTE_PAGE_SIZE), NOTE_PAGE_MAX_SIZE),
    );
    pages.push(page);
    pageParams.push(cursor);
    found += page.data.length;
    cursor = page.next;
  } while (cursor !== null && found < wanted);
  return { pages, pageParams };
};

/** Replaces the loaded notes by the fresh ones and keeps those behind them. */
export const mergeRefreshed = (fresh: NotePages, known: NotePages): NotePages => {
  const last: Note | undefined = fresh.pages.findLast(({ data }) => data.length > 0)?.data.at(-1);
  if (fresh.pages.at(-1)?.next === null || !last) return fresh;
  const merged: NotePages = { pages: [...fresh.pages], pageParams: [...fresh.pageParams] };
  known.pages.forEach((page, index) => {
    if (page.isKept) return;
    const data = page.data.filter((note) => isOlderNote(note, last));
    if (data.length === 0) return;
    merged.pages.push({ ...page, data });
    merged.pageParams.push(known.pageParams[index] ?? null);
  });
  return merged;
};
