import { DAY_MS } from '@pinlife/contract/durations';
import type { Note, NoteCreate } from '@pinlife/contract/note/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Locator, Page, Route } from '@playwright/test';
import type { Api } from '../../scripts/app/api.ts';
import { makeNote } from '../../testing/make-note.ts';
import { ourMark } from '../../testing/our-answer.ts';
import type { Person } from './people.ts';

export const HOME = '/dashboard/home';

type Draft = Partial<Omit<NoteCreate, 'options'>> & { title: string; options?: Partial<Note['options']> };

/** Pins notes for a person behind the scenes, the last one newest. */
export const pinNotes = async (api: Api, person: Person, drafts: readonly Draft[]): Promise<Note[]> => {
  const token = await person.getToken();
  const notes: Note[] = [];
  for (const body of drafts) notes.push(await api.demand('createNote', { token, body }));
  return notes;
};

export const pinNote = async (api: Api, person: Person, draft: Draft): Promise<Note> => {
  const [note] = await pinNotes(api, person, [draft]);
  if (!note) throw new Error('The note was not created.');
  return note;
};

/** Creates notes, `Pinup 0` the oldest. */
export const pinMany = (api: Api, person: Person, count: number): Promise<Note[]> =>
  pinNotes(
    api,
    person,
    Array.from({ length: count }, (_each, index) => ({ title: `Pinup ${index}` })),
  );

/** Opens an address with a session of this person. */
export const openOn = async (device: Page, person: Person, path: string): Promise<void> => {
  const { token } = await person.logIn();
  const session = [storageKeys.token, token] as const;
  await device.addInitScript(([key, value]) => {
    // `about:blank` has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem(key, value);
  }, session);
  await device.goto(path);
};

export const findCard = (page: Page, title: string): Locator =>
  page
    .getByRole('feed')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The alert with a sentence; the editor's empty alert does not count. */
export const findAlert = (page: Page, sentence: string | RegExp = /./): Locator =>
  page.getByRole('alert').filter({ hasText: sentence });

export const cardTitles = (page: Page): Promise<string[]> =>
  page.getByRole('feed').getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

export const openMenu = (card: Locator): Promise<void> => card.getByRole('button', { name: 'Note actions' }).click();

/** Answers one call with an empty error of PinLife. */
export const failWith =
  (status: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: ourMark, body: '' });

/** Answers the list with generated notes. */
export const serveManyNotes = async (page: Page, count: number): Promise<void> => {
  await page.route(/\/api\/note\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('cursor') ?? 0);
    const end = Math.min(start + Number(query.get('limit')), count);
    const data = Array.from({ length: end - start }, (_each, index) => inventNote(start + index));
    return route.fulfill({ headers: ourMark, json: { data, next: end < count ? String(end) : null } });
  });
  await page.route(/\/api\/note\/[\w-]+$/, (route) => {
    const id = route.request().url().slice(-LAST_ID.toString().length);
    return route.fulfill({ headers: ourMark, json: { data: inventNote(LAST_ID - Number(id)) } });
  });
};

const LAST_ID = 999_999_999_999;

const inventNote = (index: number): Note =>
  makeNote({
    _id: `01930000-0000-7000-8000-${LAST_ID - index}`,
    title: `Pinup ${index}`,
    // Cards of many heights, as people write them.
    content: `<p>${'Mist on the tea until nine. '.repeat((index * 7) % 23)}</p>`,
    createdAt: new Date(Date.UTC(2026, 10, 14) - index * DAY_MS).toISOString(),
  });
