import { expect, test } from './fixtures.ts';
import { findEditor, listNotes, waitForRichText } from './support/editor.ts';
import { findCard, HOME, openMenu, pinNotes } from './support/notes.ts';
import { expectKept, openKept, stopWorkers, waitForWorker } from './support/offline.ts';
import { expectAccessibleInBothSchemes } from './support/page-checks.ts';

test.use({ serviceWorkers: 'allow' });

/** Browsers tell of every call that finds no network, and of refusals. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch|404|412/;

test('What is written without a network waits, survives the tab, and is sent exactly once', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await pinNotes(api, person, [
    { title: 'Soak the rice', reminders: [{ selectedDateTime: tomorrow, timezone: 'Asia/Kolkata' }] } as never,
    { title: 'Old list' },
    { title: 'Fish curry', content: '<p>Kudampuli.</p>' },
  ]);
  await openKept(page, person, HOME);
  await expectKept(page, ['Fish curry', 'Old list', 'Soak the rice']);
  await waitForWorker(page);
  await waitForRichText(findEditor(page));

  await context.setOffline(true);
  const editor = findEditor(page);
  await editor.title.fill('Gas cylinder');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  await expect(findCard(page, 'Gas cylinder').getByText('Waiting to be sent')).toBeVisible();
  await findCard(page, 'Fish curry').getByRole('button', { name: 'My Passions' }).click();
  await findCard(page, 'Fish curry').getByRole('button', { name: 'Edit note' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('textbox', { name: 'Title' }).fill('Fish curry, twice');
  await modal.getByRole('button', { name: 'Update' }).click();
  await expect(findCard(page, 'Fish curry, twice').getByText('Waiting to be sent')).toBeVisible();
  const curry = findCard(page, 'Fish curry, twice');
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

  const header = page.getByRole('button', { name: '5 waiting to be sent' });
  await header.click();
  const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Old list.*Deleted/,
    /Soak the rice.*Marked as done/,
    /Fish curry, twice.*Comment/,
    /Fish curry, twice.*Edit/,
    /Gas cylinder.*New pinup/,
  ]);
  await expectAccessibleInBothSchemes(page);

  // The tab is gone, so is the service worker, and another tab opens without a network.
  const tab = await context.newPage();
  await page.close();
  await stopWorkers(tab);
  await tab.goto(HOME);
  await expect(findCard(tab, 'Gas cylinder').getByText('Waiting to be sent')).toBeVisible();
  await expect(tab.getByRole('button', { name: '5 waiting to be sent' })).toBeVisible();
  await expect(findCard(tab, 'Old list')).toBeHidden();
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual(['Fish curry', 'Old list', 'Soak the rice']);

  await stopWorkers(tab);
  await context.setOffline(false);
  await expect(tab.getByText('5 changes sent')).toBeVisible({ timeout: 30_000 });
  await expect(tab.getByRole('button', { name: /waiting to be sent/ })).toBeHidden();
  await expect(tab.getByText('Waiting to be sent')).toBeHidden();
  const notes = await listNotes(api, person);
  const told = notes.map(({ title, options, done, comments }) => [title, options.passion, done, comments.length]);
  expect(told.sort()).toEqual([
    ['Fish curry, twice', true, false, 1],
    ['Gas cylinder', false, false, 0],
    ['Soak the rice', false, true, 0],
  ]);
});

test('An edit of a note that was changed elsewhere meanwhile is not taken, and opens both versions', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const [note] = await pinNotes(api, person, [{ title: 'Science fair', content: '<p>Volcano.</p>' }]);
  if (!note) throw new Error('The note was not created.');
  await openKept(page, person, HOME);
  await expect(findCard(page, 'Science fair')).toBeVisible();
  await waitForWorker(page);
  await waitForRichText(findEditor(page));
  await context.setOffline(true);
  await findCard(page, 'Science fair').getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Science fair: water filter');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();

  const token = await person.getToken();
  await api.demand('updateNote', { token, params: { id: note._id }, body: { title: 'Science fair: bridge' } });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1 not taken' })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Not taken' });
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
  const listTitles = async () => (await listNotes(api, person)).map(({ title }) => title).sort();
  await expect.poll(listTitles).toEqual(['Science fair: bridge', 'Science fair: water filter']);
});

test('A note that was deleted elsewhere takes no edit, which stays on its card until it is discarded', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const [note] = await pinNotes(api, person, [{ title: 'Bus pass' }]);
  if (!note) throw new Error('The note was not created.');
  await openKept(page, person, HOME);
  await expect(findCard(page, 'Bus pass')).toBeVisible();
  await waitForWorker(page);
  await waitForRichText(findEditor(page));
  await context.setOffline(true);
  await findCard(page, 'Bus pass').getByRole('button', { name: 'Edit note' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Bus pass, renewed');
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  // Logging out would lose it, and asks.
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send first, then log out?' });
  await question.getByRole('button', { name: 'Stay logged in' }).click();

  await api.demand('deleteNote', { token: await person.getToken(), params: { id: note._id } });
  await context.setOffline(false);
  await page.getByRole('button', { name: '1 not taken' }).click();
  const list = page.getByRole('dialog', { name: 'Not taken' });
  await expect(list).toContainText('This pinup was deleted somewhere else. Your text is kept here.');
  await list.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: '1 not taken' })).toBeHidden();
  await expect(findCard(page, 'Bus pass')).toBeHidden();
});
