import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterText, findEditor, findSheet, listNotes } from './support/editor.ts';
import { HOME, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';
import { findForm, formatChipDay } from './support/reminders.ts';

// Several full looks at a page with axe, in a browser that may share its machine.
test.describe.configure({ timeout: 240_000 });

const phone = { width: 390, height: 844 };
const findOffer = (page: Page) => page.getByRole('group', { name: /^Reminder found in the (title|text)$/ });
const findAccept = (page: Page) => findOffer(page).getByRole('button', { name: /^Remind me/ });

test('A time in the title or the text is offered, and taken by a click, by Tab and Enter, or by Alt and Enter', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Call the dentist tomorrow at 5');
  await expect(findAccept(page)).toContainText(`${formatChipDay(1)}, 5:00`);
  await expect(editor.title).toBeFocused();
  await expect(editor.root.locator('mark')).toHaveText('tomorrow at 5');
  await expect(editor.root.getByRole('list', { name: 'Reminders' })).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
  await findAccept(page).click();
  await expect(findOffer(page)).toHaveCount(0);
  await expect(editor.title).toBeFocused();
  await expect(editor.title).toHaveValue('Call the dentist tomorrow at 5');
  await expect(editor.root.getByRole('list', { name: 'Reminders' })).toContainText(`${formatChipDay(1)}, 5:00`);
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  const readNewest = async () => (await listNotes(api, person))[0];
  expect((await readNewest())?.reminders.map(({ meta }) => [meta.selectedTime, meta.repeatType])).toEqual([
    ['17:00', 'Never'],
  ]);

  // With its repeats.
  await editor.title.fill('Violin practice every Tuesday and Thursday at 7pm');
  await expect(findAccept(page)).toContainText('Tue and Thu, 7:00');
  await page.keyboard.press('Tab');
  await expect(findAccept(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findOffer(page)).toHaveCount(0);
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  expect((await readNewest())?.reminders[0]?.meta).toMatchObject({
    repeatType: 'Custom',
    repeatEveryType: 'Week',
    repeatEveryWeekdays: ['Tue', 'Thu'],
    repeatEndType: 'FOREVER',
    selectedTime: '19:00',
  });

  // German text in an English page, while the caret stays.
  await editor.title.fill('Chor');
  await enterText(editor);
  await page.keyboard.type('Probe jeden zweiten Dienstag um 9');
  await expect(findAccept(page)).toContainText('Every 2 weeks on Tuesday, 9:00');
  await expect(editor.text.getByText('jeden zweiten Dienstag um 9', { exact: true })).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(findOffer(page)).toHaveCount(0);
  await page.keyboard.type(' im Saal');
  await expect(editor.text).toHaveText('Probe jeden zweiten Dienstag um 9 im Saal');
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  const note = await readNewest();
  expect(note?.content).toBe('<p>Probe jeden zweiten Dienstag um 9 im Saal</p>');
  expect(note?.reminders[0]?.meta).toMatchObject({ repeatEveryFrequency: 2, repeatEveryWeekdays: ['Tue'] });
});

test('Hindi is understood, a dismissed offer stays dismissed while its words stay, and an offer can be changed', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('दवा कल शाम 5 बजे');
  await expect(findAccept(page)).toContainText(`${formatChipDay(1)}, 5:00`);
  await findOffer(page).getByRole('button', { name: 'No reminder' }).click();
  await expect(findOffer(page)).toHaveCount(0);
  await expect(editor.title).toBeFocused();
  await editor.title.press('End');
  await page.keyboard.type(' लेना');
  await expect(editor.title).toHaveValue('दवा कल शाम 5 बजे लेना');
  // Another time is offered, these words are not.
  await editor.title.fill('दवा परसों शाम 5 बजे');
  await expect(findAccept(page)).toContainText(`${formatChipDay(2)}, 5:00`);
  await editor.title.fill('दवा कल शाम 5 बजे');
  await expect(findOffer(page)).toHaveCount(0);

  // Change opens the form filled in.
  await editor.title.fill('Sign the form on Friday');
  await expect(findOffer(page)).toContainText(/9:00\sam, as no time was given/);
  await findOffer(page).getByRole('button', { name: 'Change' }).click();
  const form = findForm(page);
  await expect(form.getByLabel('Time')).toHaveValue('09:00');
  await form.getByLabel('Time').fill('11:30');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(findOffer(page)).toHaveCount(0);
  await expect(editor.root.getByRole('list', { name: 'Reminders' })).toContainText('11:30');
  await expect(editor.title).toBeFocused();
});

test('Self notes and old titles offer nothing', async ({ page, person, openAs, api }) => {
  await pinNote(api, person, { title: 'Dentist tomorrow at 5', content: '<p>Friday at 9</p>' });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Edit note' }).click();
  const dialog = findEditor(page, 'Edit pinup');
  await expect(dialog.title).toHaveValue('Dentist tomorrow at 5');
  await dialog.title.press('End');
  await dialog.root.getByRole('switch', { name: 'Self note' }).check();
  await page.keyboard.press('Tab');
  await dialog.title.fill('Dentist tomorrow at 6');
  // By now an offer would be shown.
  await dialog.root.getByRole('switch', { name: 'Self note' }).uncheck();
  await expect(findOffer(page)).toHaveCount(0);
  await dialog.title.fill('Dentist tomorrow at 7');
  await expect(findAccept(page)).toContainText('7:00');
});

test('On a phone it fits and is taken by touch', async ({ page, person, openAs }) => {
  await page.setViewportSize(phone);
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'New pinup' }).click();
  const sheet = findSheet(page);
  await sheet.title.fill('Call the dentist tomorrow at 5');
  await expect(findAccept(page)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
  await findAccept(page).click();
  await expect(sheet.root.getByRole('list', { name: 'Reminders' })).toContainText('5:00');
});

test('The form reads words in its field When?', async ({ page, person, openAs }) => {
  await openAs(person, HOME);
  await findEditor(page).root.getByRole('button', { name: 'Add reminder' }).click();
  const form = findForm(page);
  const when = form.getByLabel('When?');
  await when.focus();
  await when.pressSequentially('every day at 8 pm for 7 days');
  await expect(form.getByLabel('Time')).toHaveValue('20:00');
  await expect(form.getByLabel('Repeat')).toHaveValue('Daily');
  await when.fill('nothing at all');
  await expect(form.getByText('No time found in these words')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await when.fill('कल शाम साढ़े पाँच बजे');
  await expect(form.getByLabel('Time')).toHaveValue('17:30');
  await page.keyboard.press('Enter');
  await expect(findEditor(page).root.getByRole('list', { name: 'Reminders' })).toContainText('5:30');
});

test('Words are read before the reminder is added, even if their grammar loads late or not at all', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  expectConsole('error', /ERR_FAILED/);
  const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
  let isBroken = true;
  await page.route(/\/find-times-.*\.js/, async (route) => {
    if (isBroken) return route.abort();
    await isLate;
    return route.continue();
  });
  await openAs(person, HOME);
  const { root } = findEditor(page);
  await root.getByRole('button', { name: 'Add reminder' }).click();
  const form = findForm(page);
  const when = form.getByLabel('When?');
  await when.fill('in 3 days at 5pm');
  await when.press('Enter');
  await expect(form.getByText('This did not load. Check your connection, then try again.')).toBeVisible();
  isBroken = false;
  await when.press('Enter');
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toHaveAttribute('aria-busy', 'true');
  arrive();
  const reminders = root.getByRole('list', { name: 'Reminders' });
  await expect(reminders).toContainText(`${formatChipDay(3)}, 5:00`);

  // Text without a time adds no reminder either, until another time is chosen.
  await root.getByRole('button', { name: 'Add reminder' }).last().click();
  await when.fill('when the rain has ended');
  await when.press('Enter');
  await expect(form.getByText('No time found in these words')).toBeVisible();
  await form.getByRole('button', { name: /^Tomorrow/ }).click();
  await expect(form.getByText('No time found in these words')).toHaveCount(0);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(reminders.getByRole('button', { name: /^Edit reminder/ })).toHaveCount(2);
});
