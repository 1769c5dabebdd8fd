import type { Note } from '@pinlife/contract/note/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../../scripts/app/api.ts';
import { HOME } from './notes.ts';
import type { Person } from './people.ts';

type EditorPage = { root: Locator; title: Locator; text: Locator; save: Locator };

/** The composer of the page or, by its name, the edit dialog. */
export const findEditor = (page: Page, name: 'New pinup' | 'Edit pinup' = 'New pinup'): EditorPage => {
  const root = page.getByRole(name === 'New pinup' ? 'region' : 'dialog', { name });
  return {
    root,
    title: root.getByRole('textbox', { name: 'Title' }),
    text: root.getByRole('textbox', { name: 'Note' }),
    save: root.getByRole('button', { name: name === 'New pinup' ? 'PinUp' : 'Update', exact: true }),
  };
};

/** On a phone the open composer is a full-screen dialog. */
export const findSheet = (page: Page): EditorPage => {
  const root = page.getByRole('dialog', { name: 'New pinup' });
  return { ...findEditor(page), root, title: root.getByRole('textbox', { name: 'Title' }) };
};

/** Waits until the rich editor has taken the place of the plain field. */
export const waitForRichText = (editor: EditorPage): Promise<void> =>
  expect(editor.text).toHaveAttribute('contenteditable', 'true');

/** Puts the cursor into the rich text. */
export const enterText = async (editor: EditorPage): Promise<void> => {
  await editor.text.focus();
  await waitForRichText(editor);
};

/** A person's notes by the API. */
export const listNotes = async (api: Api, person: Person): Promise<Note[]> => {
  const token = await person.getToken();
  return api.demand('listNotes', { token });
};

const readToken = (page: Page): Promise<string> =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', storageKeys.token);

/** A tab with a session. */
export const openTabWith = async (context: BrowserContext, token: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [storageKeys.token, token] as const);
  await tab.goto(HOME);
  return tab;
};

/** A further tab of the same browser, with the first one's session. */
export const openTab = async (page: Page): Promise<Page> => openTabWith(page.context(), await readToken(page));

/** Closes a tab as a crash would, and opens the same page anew. */
export const reopen = async (page: Page): Promise<Page> => {
  const token = await readToken(page);
  await page.close();
  return openTabWith(page.context(), token);
};

/** Pastes as the browser does, without asking the machine's clipboard. */
export const paste = (text: Locator, content: { html?: string; plain?: string }): Promise<void> =>
  text.evaluate((element, { html, plain }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (plain !== undefined) clipboardData.setData('text/plain', plain);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);

/** Normalises HTML: editor and server close tags and mark links differently. */
export const normalizeHtml = (html: string): string =>
  html.replaceAll(' />', '>').replace(/ (?:target|rel)="[^"]*"/g, '');
