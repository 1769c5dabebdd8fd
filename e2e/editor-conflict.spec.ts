import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import type { Api } from '../scripts/app/api.ts';
import { uploadMedia } from '../scripts/app/upload.ts';
import { recordFigure } from '../testing/fault-figures.ts';
import { expect, test } from './fixtures.ts';
import { findEditor, listNotes, openTabWith, waitForRichText } from './support/editor.ts';
import { HOME, pinNote } from './support/notes.ts';
import type { Person } from './support/people.ts';

const MINE = 'Mine: add tamarind.';
const OTHER = 'Other: no tamarind at all.';

/** Opens the edit dialog and writes, without saving. */
const write = async (page: Page, title: string, text: string) => {
  await page.getByRole('button', { name: 'Edit note' }).click();
  const editor = findEditor(page, 'Edit pinup');
  await waitForRichText(editor);
  await editor.title.fill(title);
  await editor.text.fill(text);
  return editor;
};

test.describe('a note that was changed elsewhere meanwhile', () => {
  test.beforeEach(async ({ page, person, openAs, openDevice, api, expectConsole }) => {
    expectConsole('error', /412/);
    await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
    await openAs(person, HOME);
    const mine = await write(page, 'Curry, mine', MINE);
    const token = await person.getToken();
    const device = await openTabWith((await openDevice()).context(), token);
    const other = await write(device, 'Curry, other', OTHER);
    await other.save.click();
    await expect(other.root).toBeHidden();
    await mine.save.click();
    const dialog = page.getByRole('dialog', { name: 'This note was changed elsewhere' });
    await expect(dialog.getByRole('article', { name: 'Yours, not saved yet' })).toContainText(MINE);
    await expect(dialog.getByRole('article', { name: 'Saved elsewhere' })).toContainText(OTHER);
  });

  test('keeps mine when I say so', async ({ page, person, api }) => {
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(findEditor(page, 'Edit pinup').root).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: MINE })).toBeVisible();
    const notes = await listNotes(api, person);
    expect(notes.map(({ title, content }) => [title, content])).toEqual([['Curry, mine', `<p>${MINE}</p>`]]);
  });

  test('takes the other when I say so', async ({ page, person, api }) => {
    await page.getByRole('button', { name: 'Take the other' }).click();
    await expect(findEditor(page, 'Edit pinup').root).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: OTHER })).toBeVisible();
    const notes = await listNotes(api, person);
    expect(notes.map(({ title }) => title)).toEqual(['Curry, other']);
  });

  test('lets me edit further with both in sight', async ({ page, person, api, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('Escape');
    const editor = findEditor(page, 'Edit pinup');
    await expect(editor.text).toHaveText(MINE);
    const other = editor.root.getByRole('region', { name: 'Saved elsewhere' });
    await expect(other).toContainText(OTHER);
    await other.getByRole('button', { name: 'Copy its text' }).click();
    await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(OTHER);
    await editor.text.fill(`${MINE} ${OTHER}`);
    await editor.save.click();
    await expect(editor.root).toBeHidden();
    const [note] = await listNotes(api, person);
    expect(note?.content).toBe(`<p>${MINE} ${OTHER}</p>`);
    recordFigure('two-tabs', '412, both shown, both kept in the text');
  });
});

const TOMORROW_MS = 24 * 60 * 60 * 1000;
const reminderIn = (ms: number) => ({
  selectedDateTime: new Date(Date.now() + ms).toISOString(),
  timezone: 'UTC',
});

test('what only the other side changed is shown and stays, whichever version I keep', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /412/);
  const note = await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  const mine = await write(page, 'Fish curry', MINE);
  const token = await person.getToken();
  const params = { id: note._id };
  const body = { content: `<p>${OTHER}</p>`, options: { color: '#fbd77a', location: 'Kochi' } } as const;
  await api.demand('updateNote', { token, params, body });
  await api.demand('createReminder', { token, params: { noteId: note._id }, body: reminderIn(TOMORROW_MS) });
  await mine.save.click();

  const dialog = page.getByRole('dialog', { name: 'This note was changed elsewhere' });
  await expect(dialog.getByText('Changed both here and elsewhere: Text.')).toBeVisible();
  const other = dialog.getByRole('article', { name: 'Saved elsewhere' });
  await expect(other.getByRole('list', { name: 'Reminders' }).getByRole('listitem')).toHaveCount(1);
  await expect(other).toContainText('Marigold · Kochi');
  const kept = dialog.getByRole('listitem').filter({ hasText: 'elsewhere' });
  await expect(kept.filter({ hasText: 'Reminder' })).toContainText('added · elsewhere');
  await expect(kept.filter({ hasText: 'Location' })).toContainText('added · elsewhere');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine.root).toBeHidden();
  const [saved] = await listNotes(api, person);
  expect(saved).toMatchObject({ content: `<p>${MINE}</p>`, options: body.options, reminder: true });
  expect(saved?.reminders).toHaveLength(1);
});

test('two versions that do not contradict each other are saved as one, and so is a draft found later', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /412/);
  const note = await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  await write(page, 'Fish curry', MINE);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('tamarind');
  const token = await person.getToken();
  await api.demand('updateNote', { token, params: { id: note._id }, body: { title: 'Curry, other' } });
  // The draft is found on a page that knows only the newer version.
  await page.close();
  const later = await openTabWith(page.context(), token);
  await later.getByRole('button', { name: 'Edit note' }).click();
  const editor = findEditor(later, 'Edit pinup');
  await expect(editor.text).toHaveText(MINE);
  await editor.save.click();
  const dialog = later.getByRole('dialog', { name: 'This note was changed elsewhere' });
  await expect(dialog.getByRole('button', { name: 'Take the other' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save both' }).click();
  await expect(editor.root).toBeHidden();
  const [saved] = await listNotes(api, person);
  expect([saved?.title, saved?.content]).toEqual(['Curry, other', `<p>${MINE}</p>`]);
});

test('an edit whose answer was lost is not taken for somebody else’s', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /412|ERR_FAILED/);
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  await page.route(
    (url) => url.pathname.startsWith('/api/note/'),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answered.push(response.status());
  });
  const editor = await write(page, 'Fish curry', MINE);
  await editor.save.click();
  await expect(editor.root).toBeHidden();
  // Sent again it meets its own words.
  await expect.poll(() => answered).toEqual([412]);
  await expect(page.getByRole('button', { name: /not taken/ })).toBeHidden();
  expect((await listNotes(api, person))[0]?.content).toBe(`<p>${MINE}</p>`);
});

test.describe('a note that was deleted elsewhere meanwhile', () => {
  let deletedId = '';
  test.beforeEach(async ({ page, person, openAs, api, expectConsole }) => {
    expectConsole('error', /404/);
    const { token, id: userId } = await person.logIn();
    const file = { type: 'file', filename: 'recipe.txt', contentType: 'text/plain', bytes: Buffer.from('1') } as const;
    const { id: media } = await uploadMedia(api, { userId, token }, file);
    const note = await pinNote(api, person, {
      title: 'Fish curry',
      content: '<p>Soak first.</p>',
      media: [media],
    });
    await api.demand('createReminder', {
      token,
      params: { noteId: note._id },
      body: { ...reminderIn(TOMORROW_MS), repeatType: 'Daily', isRepeating: true, repeatEndType: 'FOREVER' },
    });
    deletedId = note._id;
    await openAs(person, HOME);
    const editor = await write(page, 'Curry, mine', MINE);
    await api.demand('deleteNote', { token, params: { id: note._id } });
    await editor.save.click();
    await expect(page.getByRole('dialog', { name: 'This pinup was deleted elsewhere' })).toContainText('still here');
  });

  const expectWhole = async (api: Api, person: Person) => {
    const notes = await listNotes(api, person);
    expect(notes.map(({ title, content }) => [title, content])).toEqual([['Curry, mine', `<p>${MINE}</p>`]]);
    expect([notes[0]?.media.length, notes[0]?.reminders.length]).toEqual([1, 1]);
    return notes[0]?._id;
  };

  test('comes back with what I wrote', async ({ page, person, api }) => {
    await page.getByRole('button', { name: 'Restore and save' }).click();
    await expect(findEditor(page, 'Edit pinup').root).toBeHidden();
    expect(await expectWhole(api, person)).toBe(deletedId);
    await expect(page.getByRole('article').filter({ hasText: MINE })).toBeVisible();
  });

  test('becomes a new pinup with its file and its reminder', async ({ page, person, api }) => {
    await page.getByRole('button', { name: 'Keep as a new pinup' }).click();
    await expect(findEditor(page, 'Edit pinup').root).toBeHidden();
    expect(await expectWhole(api, person)).not.toBe(deletedId);
  });

  test('leaves me what I wrote when I decide nothing', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(findEditor(page, 'Edit pinup').text).toHaveText(MINE);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('tamarind');
  });
});

test('an edit asks before it is thrown away, and not when nothing was changed', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Edit note' }).click();
  const editor = findEditor(page, 'Edit pinup');
  await waitForRichText(editor);
  await page.keyboard.press('Escape');
  await expect(editor.root).toBeHidden();

  await write(page, 'Fish curry', 'Changed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(editor.text).toHaveText('Changed');
  await editor.root.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.root).toBeHidden();
  expect((await listNotes(api, person))[0]?.content).toBe('<p>Soak first.</p>');
});

test('a failed update says so and keeps what was written', async ({ page, person, openAs, api, expectConsole }) => {
  expectConsole('error', /500/);
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  await page.route(
    (url) => url.pathname.startsWith('/api/note/'),
    (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong. Try again', code: 'internal' } }),
    { times: 1 },
  );
  const editor = await write(page, 'Fish curry', 'Changed');
  await editor.save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong. Try again' })).toBeVisible();
  await expect(editor.text).toHaveText('Changed');
  await page.keyboard.press('Control+Enter');
  await expect(editor.root).toBeHidden();
  await expect(page.getByText('Edited on')).toBeVisible();
});
