import { FRESH_NOTES } from './people.ts';
import type { Request } from './replay.ts';
import { toHtml, type WrittenNote, writeNote } from './text/note.ts';

type Caller = { token: string };

/** The number of different notes before the first of them is sent again. */
const DIFFERENT_CREATES = 10_000;

export const writeCreate = ({ token }: Caller, note: WrittenNote): Request & { body: object } => {
  const body = { title: note.title, content: toHtml(note), options: { passion: note.isPassion } };
  return { path: '/api/note', token, body };
};

/** Creates of different notes that do not exist yet. */
export const writeCreates = (caller: Caller, count = DIFFERENT_CREATES): Request[] =>
  listFresh(count).map((note) => writeCreate(caller, note));

export const listFresh = (count = DIFFERENT_CREATES): WrittenNote[] =>
  Array.from({ length: count }, (_none, index) => writeNote(FRESH_NOTES + index));

export const writeListOf20 = ({ token }: Caller): Request => ({ path: '/api/note?limit=20', token });

export const writeSearch = ({ token }: Caller, search: string): Request => ({
  path: `/api/note?${new URLSearchParams({ search })}`,
  token,
});
