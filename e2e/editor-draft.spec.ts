import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, test } from './fixtures.ts';
import { enterText, findEditor, listNotes, openTab, openTabWith, reopen } from './support/editor.ts';
import { HOME, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes } from './support/page-checks.ts';

test('a draft survives a tab that dies, formats and colour included, and so do unsaved changes to a note', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Half a thought');
  await enterText(editor);
  await page.keyboard.type('about **rain**');
  await editor.root.getByRole('radio', { name: 'Marigold' }).check();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('#fbd77a');

  const tab = await reopen(page);
  const restored = findEditor(tab);
  await expect(restored.title).toHaveValue('Half a thought');
  await expect(restored.text.locator('strong')).toHaveText('rain');
  await expect(restored.root.getByRole('radio', { name: 'Marigold' })).toBeChecked();

  await restored.save.click();
  await expect(tab.getByRole('article').filter({ hasText: 'Half a thought' })).toBeVisible();
  await expect.poll(() => tab.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toBeNull();
  await tab.reload();
  await expect(tab.getByRole('article').filter({ hasText: 'Half a thought' })).toBeVisible();
  await expect(findEditor(tab).title).toHaveValue('');

  await tab.getByRole('button', { name: 'Edit note' }).click();
  await findEditor(tab, 'Edit pinup').title.fill('A whole thought');
  await expect.poll(() => tab.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('A whole');
  const later = await reopen(tab);
  await expect(findEditor(later).title).toHaveValue('');
  await later.getByRole('button', { name: 'Edit note' }).click();
  const changed = findEditor(later, 'Edit pinup');
  await expect(changed.title).toHaveValue('A whole thought');
  await changed.save.click();
  await expect(later.getByRole('article').filter({ hasText: 'A whole thought' })).toBeVisible();
  await expect.poll(() => later.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toBeNull();
});

test('two tabs write their own drafts, and none destroys the other', async ({ page, person, openAs }) => {
  await openAs(person, HOME);
  await findEditor(page).title.fill('In the first tab');
  const second = await openTab(page);
  await expect(findEditor(second).root).toBeVisible();
  await expect(findEditor(second).title).toHaveValue('');
  await findEditor(second).title.fill('In the second tab');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft))
    .toMatch(/first tab.*second tab|second tab.*first tab/);

  await second.close();
  const third = await reopen(page);
  await expect(findEditor(third).title).toHaveValue('In the second tab');
  const fourth = await openTab(third);
  await expect(findEditor(fourth).title).toHaveValue('In the first tab');
});

test('another person at the same browser does not see the draft', async ({ page, context, person, people, openAs }) => {
  await openAs(person, HOME);
  await findEditor(page).title.fill('Of the first person');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft))
    .toContain('first person');
  await page.close();
  const stranger = await people.create();
  const tab = await openTabWith(context, (await stranger.logIn()).token);
  await expect(findEditor(tab).root).toBeVisible();
  await expect(findEditor(tab).title).toHaveValue('');
  await findEditor(tab).title.fill('Of the stranger');
  const back = await openTabWith(context, (await person.logIn()).token);
  await expect(findEditor(back).title).toHaveValue('Of the first person');
});

test('the last keystrokes before a reload are in the draft too; discarding asks when there is something to lose', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.focus();
  const discard = editor.root.getByRole('button', { name: 'Discard' });
  await discard.click();
  await expect(discard).toBeHidden();

  page.once('dialog', (dialog) => dialog.accept());
  await editor.title.fill('Keep me');
  await page.reload();
  await expect(editor.title).toHaveValue('Keep me');
  await discard.click();
  const question = page.getByRole('alertdialog', { name: 'Discard this pinup?' });
  await expect(question.getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.title).toHaveValue('Keep me');
  await discard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.title).toHaveValue('');
  await page.reload();
  await expect(editor.title).toHaveValue('');
});

test('leaving the page asks, opening a note does not', async ({ page, person, openAs, api }) => {
  await pinNote(api, person, { title: 'Already pinned', content: '<p>text</p>' });
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Not yet pinned');

  await page.getByRole('link', { name: 'Already pinned' }).click();
  await expect(page).toHaveURL(/\?note=/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(editor.title).toHaveValue('Not yet pinned');

  await page.getByRole('link', { name: 'Passions' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(HOME);
  await expect(editor.title).toHaveValue('Not yet pinned');
  await page.getByRole('link', { name: 'Passions' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/passions');
  await page.goBack();
  await expect(editor.title).toHaveValue('Not yet pinned');
});

test('changes to a deleted note are reached from home after a reload, and become a new pinup', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /404/);
  const note = await pinNote(api, person, { title: 'Bus pass', content: '<p>Counter 4.</p>' });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Edit note' }).click();
  await findEditor(page, 'Edit pinup').title.fill('Bus pass, renewed');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('renewed');
  const token = await person.getToken();
  await api.demand('deleteNote', { token, params: { id: note._id } });
  const tab = await reopen(page);
  const left = tab.getByRole('region', { name: 'Changes that are not saved yet' });
  await expectAccessibleInBothSchemes(tab);
  await left.getByRole('button', { name: 'Keep writing: Bus pass, renewed' }).click();
  const gone = tab.getByRole('dialog', { name: 'This pinup was deleted elsewhere' });
  await gone.getByRole('button', { name: 'Keep as a new pinup' }).click();
  await expect(tab.getByRole('article').filter({ hasText: 'Bus pass, renewed' })).toContainText('Counter 4.');
  await expect(left).toBeHidden();
  await expect.poll(() => tab.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toBeNull();
});

test('text shared by another app waits in the composer of the installed app', async ({ page, person, openAs, api }) => {
  await openAs(person, '/dashboard/new?title=Ferns&text=Shade%2C+water&url=https%3A%2F%2Fexample.com%2Ffern');
  await expect(page).toHaveURL(HOME);
  const editor = findEditor(page);
  await page.getByRole('button', { name: 'Start a pinup' }).click();
  await expect(editor.title).toHaveValue('Ferns');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  expect((await listNotes(api, person))[0]?.content).toContain('Shade, water');
});
