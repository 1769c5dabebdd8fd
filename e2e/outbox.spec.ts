import type { Locator, Page } from '@playwright/test';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import { findEditor, listNotes, waitForRichText } from './support/editor.ts';
import { chooseFiles, drawPicture } from './support/media.ts';
import { findCard, HOME, openMenu, openOn, pinNotes } from './support/notes.ts';
import {
  openReady,
  openWithKept,
  retitleOffline,
  stopWorkers,
  waitForOutbox,
  waitForWorker,
} from './support/offline.ts';
import { expectAccessibleInBothSchemes } from './support/page-checks.ts';
import { findForm, ZONE } from './support/reminders.ts';

test.use({ serviceWorkers: 'allow' });

/** Expected console errors: calls without a network, and refused calls. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch|404|412|422/;

test('The whole day without a network: opened, read, written with picture and recording, rung, closed, and sent exactly once', async ({
  page: first,
  context,
  person,
  api,
  openDevice,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await pinNotes(api, person, [
    { title: 'Soak the rice', reminders: [{ selectedDateTime: tomorrow, timezone: ZONE }] } as never,
    { title: 'Old list' },
    { title: 'Fish curry', content: '<p>Kudampuli.</p>' },
  ]);
  await openWithKept(first, person, ['Fish curry', 'Old list', 'Soak the rice']);
  const fern = await drawPicture(first, { name: 'fern.png', type: 'image/png', width: 64, height: 48 });

  await context.setOffline(true);
  const page = await context.newPage();
  await first.close();
  await page.goto(HOME);
  const search = page.getByRole('combobox', { name: /search/i });
  await search.fill('kudampuli');
  await page.getByRole('option', { name: /Fish curry/ }).click();
  await expect(page.getByRole('dialog').getByText('Kudampuli.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(HOME);

  // A new note with a picture, a recording and a reminder.
  const editor = findEditor(page);
  await editor.title.fill('Gas cylinder');
  await chooseFiles(page, editor.root.getByRole('button', { name: 'Add image' }), [fern]);
  await editor.root.getByRole('button', { name: 'Record audio' }).click();
  const recorder = editor.root.getByRole('group', { name: 'Recording' });
  await expect(recorder.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await recorder.getByRole('button', { name: 'Stop recording' }).click();
  await expect(editor.root.getByRole('status').filter({ hasText: '2 files attached' })).toBeAttached();
  await editor.root.getByRole('button', { name: 'Add reminder' }).click();
  await findForm(page).getByRole('button', { name: 'In 10 minutes' }).click();
  await findForm(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessibleInBothSchemes(page);
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  await expect(findCard(page, 'Gas cylinder').getByText('Waiting to be sent')).toBeVisible();
  await expectPlayable(findCard(page, 'Gas cylinder'));

  // A change of a note that the server has.
  await findCard(page, 'Fish curry').getByRole('button', { name: 'My Passions' }).click();
  await findCard(page, 'Fish curry').getByRole('button', { name: 'Edit note' }).click();
  const modal = findEditor(page, 'Edit pinup');
  await modal.title.fill('Fish curry, twice');
  await chooseFiles(page, modal.root.getByRole('button', { name: 'Add image' }), [{ ...fern, name: 'curry.png' }]);
  await expect(modal.root.getByRole('button', { name: 'Remove curry.png' })).toBeVisible();
  await modal.save.click();
  const curry = findCard(page, 'Fish curry, twice');
  await expect(curry.getByText('Waiting to be sent')).toBeVisible();
  await curry.getByRole('button', { name: 'Comment' }).click();
  await curry.getByRole('textbox').fill('Less salt.');
  await curry.getByRole('button', { name: 'Post' }).click();
  await expect(curry.getByRole('listitem').filter({ hasText: 'Less salt.' })).toBeVisible();
  await findCard(page, 'Soak the rice').getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await openMenu(findCard(page, 'Old list'));
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(findCard(page, 'Old list')).toBeHidden();
  await page.getByRole('button', { name: '5 waiting to be sent' }).click();
  const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Old list.*Deleted/,
    /Soak the rice.*Marked as done/,
    /Fish curry, twice.*Comment/,
    /Fish curry, twice.*Edit/,
    /Gas cylinder.*New pinup/,
  ]);
  await expectAccessibleInBothSchemes(page);

  // The tab is gone, so is the service worker, and another tab opens without a network: it shows, plays and rings.
  const tab = await context.newPage();
  await page.close();
  await stopWorkers(tab);
  await tab.clock.install();
  await tab.goto(HOME);
  const card = findCard(tab, 'Gas cylinder');
  await expect(card.getByText('Waiting to be sent')).toBeVisible();
  await expectPlayable(card);
  await expect(tab.getByRole('button', { name: '5 waiting to be sent' })).toBeVisible();
  await expect(findCard(tab, 'Old list')).toBeHidden();
  await tab.clock.fastForward('12:00');
  await expect(tab.getByRole('alert').filter({ hasText: 'Gas cylinder' })).toHaveCount(1);
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual(['Fish curry', 'Old list', 'Soak the rice']);

  await stopWorkers(tab);
  await context.setOffline(false);
  await expect(tab.getByText('5 changes sent')).toBeVisible({ timeout: 30_000 });
  await expect(tab.getByRole('button', { name: /waiting to be sent/ })).toBeHidden();
  await expect(tab.getByText('Waiting to be sent')).toBeHidden();
  const notes = await listNotes(api, person);
  const told = notes.map(({ title, options, done, comments, reminders, media }) => [
    ...[title, options.passion, done, comments.length, reminders.length],
    media.map(({ type }) => type).join(),
  ]);
  expect(told.sort()).toEqual([
    ['Fish curry, twice', true, false, 1, 0, 'image'],
    ['Gas cylinder', false, false, 0, 1, 'image,audio'],
    ['Soak the rice', false, true, 0, 1, ''],
  ]);

  const device = await openDevice();
  await openOn(device, person, HOME);
  await expectPlayable(findCard(device, 'Gas cylinder'));
  await expect(findCard(device, 'Fish curry, twice').getByRole('button', { name: /^Open image.*curry/ })).toBeVisible();
});

/** The picture is drawn, and the recording can be played. */
const expectPlayable = async (card: Locator): Promise<void> => {
  const picture = card.getByRole('button', { name: 'Open image 1 of 1: fern.png' }).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await card.getByRole('button', { name: /^Play Recording/ }).click();
  await expect(card.getByRole('button', { name: /^Pause Recording/ })).toBeVisible();
};

test('Refused changes stay here: a refused picture, edits of notes that were changed or deleted elsewhere', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const [pass, fair] = await pinNotes(api, person, [
    { title: 'Bus pass' },
    { title: 'Science fair', content: '<p>Volcano.</p>' },
  ]);
  if (!pass || !fair) throw new Error('The notes were not created.');
  await openReady(page, person);
  await waitForWorker(page);
  const editor = findEditor(page);
  const list = page.getByRole('dialog', { name: 'Not taken' });
  const token = await person.getToken();
  const listTitles = async () => (await listNotes(api, person)).map(({ title }) => title).sort();

  await test.step('an edit of a note that was changed elsewhere opens both versions', async () => {
    await retitleOffline(page, 'Science fair', 'Science fair: water filter');
    await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
    await api.demand('updateNote', { token, params: { id: fair._id }, body: { title: 'Science fair: bridge' } });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: '1 not taken' })).toBeVisible();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(list).toContainText('Your text is kept here.');
    await expectAccessibleInBothSchemes(page);
    await list.getByRole('button', { name: 'Edit' }).click();
    const versions = page.getByRole('dialog', { name: 'This note was changed elsewhere' });
    await expect(versions.getByRole('heading', { level: 3 })).toHaveText([
      'Science fair: water filter',
      'Science fair: bridge',
    ]);
    await versions.getByRole('button', { name: 'Keep both as two pinups' }).click();
    await expect(findCard(page, 'Science fair: water filter')).toBeVisible();
    await expect(findCard(page, 'Science fair: bridge')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 not taken' })).toBeHidden();
    await expect.poll(listTitles).toEqual(['Bus pass', 'Science fair: bridge', 'Science fair: water filter']);
  });

  await test.step('an edit of a note that was deleted elsewhere stays on its card until it is discarded', async () => {
    await retitleOffline(page, 'Bus pass', 'Bus pass, renewed');
    await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
    // A logout would delete it, and asks.
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Send first, then log out?' });
    await question.getByRole('button', { name: 'Stay logged in' }).click();

    await api.demand('deleteNote', { token, params: { id: pass._id } });
    await context.setOffline(false);
    await page.getByRole('button', { name: '1 not taken' }).click();
    await expect(list).toContainText('This pinup was deleted somewhere else. Your text is kept here.');
    await list.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('button', { name: '1 not taken' })).toBeHidden();
    await expect(findCard(page, 'Bus pass')).toBeHidden();
  });

  await test.step('a refused picture keeps its note, with the text, until it is taken out', async () => {
    const drawing = await drawPicture(page, { name: 'fern.png', type: 'image/png', width: 64, height: 48 });
    await context.setOffline(true);
    await editor.title.fill('Broken picture');
    await chooseFiles(page, editor.root.getByRole('button', { name: 'Add image' }), [drawing]);
    await expect(editor.root.getByRole('button', { name: 'Remove fern.png' })).toBeVisible();
    await editor.save.click();
    await expect(findCard(page, 'Broken picture').getByText('Waiting to be sent')).toBeVisible();
    const json = { success: false, code: 'image_too_complex', error: 'This image gets too large.' };
    await context.route('**/api/note/media', (route) => route.fulfill({ status: 422, headers: ourMark, json }));
    await context.setOffline(false);
    await page.getByRole('button', { name: '1 not taken' }).click();
    await expect(list).toContainText('This image gets too large once it is unpacked. Save it anew and try again');
    await expectAccessibleInBothSchemes(page);
    await list.getByRole('button', { name: 'Edit' }).click();
    await expect(editor.title).toHaveValue('Broken picture');
    await editor.root.getByRole('button', { name: 'Remove fern.png' }).click();
    await editor.save.click();
    await expect.poll(listTitles).toEqual(['Broken picture', 'Science fair: bridge', 'Science fair: water filter']);
    await expect(page.getByRole('button', { name: '1 not taken' })).toBeHidden();
  });
});

test('A text that was changed while it was being edited here is asked about, and so is the text of another tab', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  await pinNotes(api, person, [{ title: 'Menu', content: '<p>Rice #food</p>' }]);
  const token = await person.getToken();
  await openReady(page, person);
  await waitForWorker(page);
  const editMenu = async (tab: Page) => {
    await findCard(tab, 'Menu').getByRole('button', { name: 'Edit note' }).click();
    const editor = findEditor(tab, 'Edit pinup');
    await waitForRichText(editor);
    return editor;
  };
  const saveOffline = async (editor: ReturnType<typeof findEditor>, text: string) => {
    await context.setOffline(true);
    await editor.text.fill(text);
    await editor.save.click();
    await expect(editor.root).toBeHidden();
  };
  const versions = page.getByRole('dialog', { name: 'This note was changed elsewhere' });
  const openVersions = async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: '1 not taken' }).click();
    await page.getByRole('dialog', { name: 'Not taken' }).getByRole('button', { name: 'Edit' }).click();
    await expect(versions.getByRole('button', { name: 'Keep both as two pinups' })).toBeVisible();
  };
  const listTexts = async () => (await listNotes(api, person)).map(({ content }) => content).sort();

  await test.step('a tag is renamed while its pinup is being edited', async () => {
    const editor = await editMenu(page);
    await api.demand('changeTags', { token, body: { tags: ['food'], to: 'meals' } });
    await expect(page.getByText('Rice #meals')).toBeVisible();
    await saveOffline(editor, 'Dal #food');
    await openVersions();
    await versions.getByRole('button', { name: 'Take the other' }).click();
    await expect.poll(listTexts).toEqual(['<p>Rice #meals</p>']);
  });

  await test.step('two tabs edit a pinup without a network', async () => {
    const other = await context.newPage();
    await other.goto(HOME);
    await waitForOutbox(other);
    const editor = await editMenu(page);
    await saveOffline(await editMenu(other), 'Idli #meals');
    await expect(page.getByText('Idli #meals')).toBeVisible();
    await saveOffline(editor, 'Dosa #meals');
    await other.close();
    await openVersions();
    await versions.getByRole('button', { name: 'Keep both as two pinups' }).click();
    await expect.poll(listTexts).toEqual(['<p>Dosa #meals</p>', '<p>Idli #meals</p>']);
  });

  await test.step('a new pinup is edited on another device before its repeated create is answered', async () => {
    let isLost = false;
    await page.route('**/api/note', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback();
      isLost = true;
      const { data } = await (await route.fetch()).json();
      await api.demand('updateNote', { token, params: { id: data._id }, body: { content: '<p>Vada and tea</p>' } });
      await route.abort();
    });
    const composer = findEditor(page);
    await composer.title.fill('Snack');
    await composer.text.fill('Vada');
    await composer.save.click();
    await openVersions();
    await versions.getByRole('button', { name: 'Take the other' }).click();
    await expect.poll(listTexts).toEqual(['<p>Dosa #meals</p>', '<p>Idli #meals</p>', '<p>Vada and tea</p>']);
  });
});
