import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Locator, Page } from '@playwright/test';
import { uploadMedia } from '../scripts/app/upload.ts';
import { recordFigure } from '../testing/fault-figures.ts';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import { findEditor, listNotes, openTabWith, waitForRichText } from './support/editor.ts';
import { HOME, pinNote } from './support/notes.ts';

const MINE = 'Mine: add tamarind.';
const OTHER = 'Other: no tamarind at all.';

/** A version as it reads, without what it has lost since both began. */
const readWithoutRemoved = (version: Locator): Promise<string> =>
  version.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const removed of copy.querySelectorAll('del')) removed.remove();
    return copy.textContent ?? '';
  });

/** Opens the edit dialog and writes, without saving. */
const write = async (page: Page, title: string, text: string) => {
  await page.getByRole('button', { name: 'Edit note' }).click();
  const editor = findEditor(page, 'Edit pinup');
  await waitForRichText(editor);
  await editor.title.fill(title);
  await editor.text.fill(text);
  return editor;
};

const FAILED = 'Something went wrong. Try again';

/** The server fails at the next call about a note. */
const failOnce = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname.startsWith('/api/note/'),
    (route) => route.fulfill({ status: 500, headers: ourMark, json: { error: FAILED, code: 'internal' } }),
    { times: 1 },
  );

const isBelow = async (lower: Locator, upper: Locator): Promise<boolean> => {
  const [low, high] = [await lower.boundingBox(), await upper.boundingBox()];
  return low !== null && high !== null && low.y >= high.y + high.height;
};

test('a conflict offers my version, the other one, or editing with both in sight', async ({
  page,
  context,
  person,
  openAs,
  openDevice,
  api,
  expectConsole,
}) => {
  expectConsole('error', /412/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  const device = await openTabWith((await openDevice()).context(), await person.getToken());
  const editor = findEditor(page, 'Edit pinup');
  const listTexts = async () => (await listNotes(api, person)).map(({ title, content }) => [title, content]);

  /** Both change the same part, and the other one saves first. */
  const collide = async (round: number, seen: string) => {
    for (const each of [page, device]) await expect(each.getByRole('article').filter({ hasText: seen })).toBeVisible();
    const [mine, other] = [`${MINE} ${round}`, `${OTHER} ${round}`];
    await write(page, `Curry, mine ${round}`, mine);
    const rival = await write(device, `Curry, other ${round}`, other);
    await rival.save.click();
    await expect(rival.root).toBeHidden();
    await editor.save.click();
    const dialog = page.getByRole('dialog', { name: 'This note was changed elsewhere' });
    await expect
      .poll(() => readWithoutRemoved(dialog.getByRole('article', { name: 'Yours, not saved yet' })))
      .toContain(mine);
    await expect
      .poll(() => readWithoutRemoved(dialog.getByRole('article', { name: 'Saved elsewhere' })))
      .toContain(other);
    await expect(dialog.locator('ins').first()).toBeVisible();
    await expect(dialog.locator('del').first()).toBeVisible();
    return { mine, other };
  };

  const first = await collide(1, 'Soak first.');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(editor.root).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: first.mine })).toBeVisible();
  expect(await listTexts()).toEqual([['Curry, mine 1', `<p>${first.mine}</p>`]]);

  const second = await collide(2, first.mine);
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect(editor.root).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: second.other })).toBeVisible();
  expect(await listTexts()).toEqual([['Curry, other 2', `<p>${second.other}</p>`]]);

  const { mine, other } = await collide(3, second.other);
  await page.keyboard.press('Escape');
  await expect(editor.text).toHaveText(mine);
  const rival = editor.root.getByRole('region', { name: 'Saved elsewhere' });
  await expect(rival).toContainText(other);
  await rival.getByRole('button', { name: 'Copy its text' }).click();
  await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(other);
  await editor.text.fill(`${mine} ${other}`);
  await editor.save.click();
  await expect(editor.root).toBeHidden();
  expect((await listNotes(api, person))[0]?.content).toBe(`<p>${mine} ${other}</p>`);
  recordFigure('two-tabs', '412, both shown, both kept in the text');
});

const TOMORROW_MS = 24 * 60 * 60 * 1000;
const reminderIn = (ms: number) => ({
  selectedDateTime: new Date(Date.now() + ms).toISOString(),
  timezone: 'UTC',
});

test('changes of only the other side are shown and stay, with either version', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /412|500/);
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

  // On a phone toasts lie above the dialog, and cover neither its title nor Close.
  await page.setViewportSize({ width: 390, height: 600 });
  await failOnce(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  const notice = page.getByRole('alert').filter({ hasText: FAILED });
  // It stays while hovered.
  await notice.hover();
  for (const role of ['heading', 'button'] as const) {
    const name = role === 'heading' ? 'This note was changed elsewhere' : 'Close';
    await expect.poll(() => isBelow(dialog.getByRole(role, { name }), notice)).toBe(true);
  }
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
  // The draft is restored on a page that has only the newer version.
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

test('an edit whose answer was lost is recognised as one’s own', async ({
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
  // Sent again, it gets a 412 with its own text.
  await expect.poll(() => answered).toEqual([412]);
  await expect(page.getByRole('button', { name: /not taken/ })).toBeHidden();
  expect((await listNotes(api, person))[0]?.content).toBe(`<p>${MINE}</p>`);
});

test('a note deleted elsewhere in between keeps my text: it is restored with it, or becomes a new pinup', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /404/);
  const { token, id: userId } = await person.logIn();
  const file = { type: 'file', filename: 'recipe.txt', contentType: 'text/plain', bytes: Buffer.from('1') } as const;
  const { id: media } = await uploadMedia(api, { userId, token }, file);
  const { _id: id } = await pinNote(api, person, {
    title: 'Fish curry',
    content: '<p>Soak first.</p>',
    media: [media],
  });
  await api.demand('createReminder', {
    token,
    params: { noteId: id },
    body: { ...reminderIn(TOMORROW_MS), repeatType: 'Daily', isRepeating: true, repeatEndType: 'FOREVER' },
  });
  await openAs(person, HOME);
  const editor = findEditor(page, 'Edit pinup');
  const dialog = page.getByRole('dialog', { name: 'This pinup was deleted elsewhere' });
  const writeToDeleted = async (title: string, text: string) => {
    await write(page, title, text);
    await api.demand('deleteNote', { token, params: { id } });
    await editor.save.click();
    await expect(dialog).toContainText('still here');
  };
  const expectWhole = async (title: string, text: string) => {
    const notes = await listNotes(api, person);
    expect(notes.map((note) => [note.title, note.content])).toEqual([[title, `<p>${text}</p>`]]);
    expect([notes[0]?.media.length, notes[0]?.reminders.length]).toEqual([1, 1]);
    return notes[0]?._id;
  };

  await writeToDeleted('Curry, mine', MINE);
  await page.keyboard.press('Escape');
  await expect(editor.text).toHaveText(MINE);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('tamarind');

  await editor.save.click();
  await page.getByRole('button', { name: 'Restore and save' }).click();
  await expect(editor.root).toBeHidden();
  expect(await expectWhole('Curry, mine', MINE)).toBe(id);
  await expect(page.getByRole('article').filter({ hasText: MINE })).toBeVisible();

  await writeToDeleted('Curry, again', OTHER);
  await page.getByRole('button', { name: 'Keep as a new pinup' }).click();
  await expect(editor.root).toBeHidden();
  expect(await expectWhole('Curry, again', OTHER)).not.toBe(id);
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

test('a failed update shows a message and keeps the text', async ({ page, person, openAs, api, expectConsole }) => {
  expectConsole('error', /500/);
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  await failOnce(page);
  const editor = await write(page, 'Fish curry', 'Changed');
  await editor.save.click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(editor.text).toHaveText('Changed');
  await page.keyboard.press('Control+Enter');
  await expect(editor.root).toBeHidden();
  await expect(page.getByText('Edited on')).toBeVisible();
});
