import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page, Route } from '@playwright/test';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import { enterText, findEditor, listNotes, reopen, waitForRichText } from './support/editor.ts';
import { findAlert, findCard, HOME } from './support/notes.ts';
import { waitForOutbox } from './support/offline.ts';

test.use({ isIdleShort: true });

/** Handles each create request. */
const onCreate = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route(
    ({ pathname }) => pathname === '/api/note',
    (route) => (route.request().method() === 'POST' ? handle(route) : route.continue()),
  );

test('a failed create keeps the text, shows a message, and a retry makes exactly one note', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /500/);
  await openAs(person, HOME);
  const ids: string[] = [];
  await onCreate(page, async (route) => {
    ids.push(route.request().postDataJSON()._id);
    if (ids.length > 1) return route.continue();
    return route.fulfill({
      status: 500,
      headers: ourMark,
      json: { error: 'Something went wrong. Try again', code: 'internal' },
    });
  });
  const editor = findEditor(page);
  await editor.title.fill('Passport');
  await editor.text.fill('Old one, Aadhaar, two photos.');
  await editor.save.click();
  await expect(findAlert(page, 'Something went wrong. Try again')).toBeVisible();
  await expect(editor.title).toHaveValue('Passport');
  await expect(editor.text).toHaveText('Old one, Aadhaar, two photos.');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  expect(new Set(ids).size).toBe(1);
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual(['Passport']);
});

test('a create whose answer was lost is repeated automatically, and makes no second note', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /ERR_FAILED/);
  await openAs(person, HOME);
  let attempts = 0;
  await onCreate(page, async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const editor = findEditor(page);
  await editor.title.fill('Passport');
  await editor.text.fill('Old one');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  await expect.poll(() => attempts).toBe(2);
  await expect(findCard(page, 'Passport')).toBeVisible();
  await expect(findCard(page, 'Passport').getByText('Waiting to be sent')).toBeHidden();
  const notes = await listNotes(api, person);
  expect(notes.map(({ title, content }) => [title, content])).toEqual([['Passport', '<p>Old one</p>']]);
});

/** Saves a new note whose answer waits until `answer` is called. */
const saveTickets = async (page: Page) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await onCreate(page, async (route) => {
    await mayAnswer;
    return route.continue();
  });
  const editor = findEditor(page);
  await editor.title.fill('Tickets');
  await enterText(editor);
  await page.keyboard.type('Window seat');
  await page.keyboard.press('Control+Enter');
  await expect(editor.save).toHaveAttribute('aria-busy', 'true');
  return { editor, answer };
};

test('text typed during a save is part of the note', async ({ page, person, openAs, api }) => {
  await openAs(person, HOME);
  const { editor, answer } = await saveTickets(page);
  await page.keyboard.type(', lower berth');
  answer();
  await expect(editor.title).toHaveValue('');
  const notes = await listNotes(api, person);
  expect(notes.map(({ content }) => content)).toEqual(['<p>Window seat, lower berth</p>']);
});

test('a note keeps its text when its page is left while it is being saved', async ({ page, person, openAs, api }) => {
  await openAs(person, HOME);
  const { editor, answer } = await saveTickets(page);
  await page.getByRole('link', { name: 'Pinups' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(editor.root).toBeHidden();
  answer();
  // The save ends by removing the draft.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toBeNull();
  const notes = await listNotes(api, person);
  expect(notes.map(({ content, version }) => [content, version])).toEqual([['<p>Window seat</p>', 1]]);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(findCard(page, 'Tickets')).toContainText('Window seat');
  await expect(editor.title).toHaveValue('');
});

test('without a network a new note waits, and is sent once there is one', async ({
  page,
  context,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('On the train');
  await waitForRichText(editor);
  await waitForOutbox(page);
  await context.setOffline(true);
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  await expect(findCard(page, 'On the train').getByText('Waiting to be sent')).toBeVisible();
  expect(await listNotes(api, person)).toEqual([]);
  await context.setOffline(false);
  await expect(findCard(page, 'On the train').getByText('Waiting to be sent')).toBeHidden();
  expect(await listNotes(api, person)).toHaveLength(1);
});

test('text typed before the rich editor has loaded is not lost', async ({ page, person, openAs, api }) => {
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/rich-text[^/]*\.js/, async (route) => {
    await mayArrive;
    return route.continue();
  });
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Early');
  await editor.text.focus();
  await page.keyboard.type('first line\nsecond  line');
  for (let steps = 0; steps < ' line'.length; steps += 1) await page.keyboard.press('ArrowLeft');
  arrive();
  await waitForRichText(editor);
  await expect(editor.text).toBeFocused();
  await page.keyboard.type('!');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(note?.content).toBe('<p>first line</p><p>second ! line</p>');
});

test('a note that was sent before the tab died becomes no second one', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /ERR_FAILED/);
  await openAs(person, HOME);
  await onCreate(page, async (route) => {
    await route.fetch();
    return route.abort();
  });
  const editor = findEditor(page);
  await editor.title.fill('Sent');
  await editor.save.click();
  await expect(findCard(page, 'Sent').getByText('Waiting to be sent')).toBeVisible();
  const tab = await reopen(page);
  await expect(findCard(tab, 'Sent')).toBeVisible();
  await expect(findCard(tab, 'Sent').getByText('Waiting to be sent')).toBeHidden();
  await expect(findEditor(tab).title).toHaveValue('');
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual(['Sent']);
});
