import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findEditor, listNotes, openTab } from './support/editor.ts';
import { failWith, findAlert, findCard, HOME, pinNote } from './support/notes.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { addReminder, chooseDay, findForm, formatChipDay, nameDay, ZONE } from './support/reminders.ts';
import { listTones, recordTones } from './support/sound.ts';

// Several full looks at a page with axe, in a browser that may share its machine.
test.describe.configure({ timeout: 240_000 });

/** The tones of the two sounds, in hertz. */
const EARLY = [587, 587];
const DUE = [1319, 1047, 784];

test('A reminder that is set while writing is saved together with the note', async ({ page, person, openAs, api }) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Science fair');
  await editor.root.getByRole('button', { name: 'Add reminder' }).click();
  const form = findForm(page);
  await chooseDay(form, 2);
  await form.getByLabel('Time').fill('08:15');
  await form.getByLabel('Remind before').selectOption({ label: '1 hour' });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(editor.root.getByRole('button', { name: /8:15\sam\s*1 hour before/ })).toBeVisible();
  // Beside the first reminder is the button for a second.
  await editor.root.getByRole('list', { name: 'Reminders' }).getByRole('button', { name: 'Add reminder' }).click();
  await form.getByRole('button', { name: 'Tomorrow 9:00' }).click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await editor.save.click();

  const card = findCard(page, 'Science fair');
  await expect(card.getByRole('button', { name: /8:15\sam\s*1 hour before/ })).toBeVisible();
  await expect(editor.title).toHaveValue('');
  const [note] = await listNotes(api, person);
  expect(note?.reminders.map(({ meta }) => [meta.selectedTime, meta.remindBefore, meta.timezone])).toEqual([
    // Browsers differ in which of its names they call the zone by.
    ['08:15', 3600, expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/)],
    ['09:00', 0, expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/)],
  ]);
});

test('The form refuses a past time and one whose lead has passed, is worked by the keyboard alone and gives the focus back', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, HOME);
  const tool = findEditor(page).root.getByRole('button', { name: 'Add reminder' });
  await tool.click();
  const form = findForm(page);
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeEnabled();
  await chooseDay(form, -1);
  await expect(form.getByText('Select a future time')).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(form.getByRole('button', { name: nameDay(-2), exact: true })).toBeDisabled();

  await form.getByRole('button', { name: 'In 10 minutes' }).click();
  await expect(add).toBeEnabled();
  await form.getByLabel('Remind before').selectOption({ label: '15 minutes' });
  await expect(form.getByText('Select a future time')).toBeVisible();
  await expect(add).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await tool.focus();
  await page.keyboard.press('Enter');
  await chooseDay(form, 3);
  await form.getByRole('button', { name: nameDay(3), exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('button', { name: nameDay(4), exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('button', { name: nameDay(11), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('gridcell', { name: nameDay(11), exact: true, selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(tool).toBeFocused();
});

test('A custom rule describes itself in words and shows its next five dates', async ({ page, person, openAs, api }) => {
  await pinNote(api, person, { title: 'Violin' });
  await openAs(person, HOME);
  await findCard(page, 'Violin').getByRole('link', { name: 'Violin' }).click();
  const detail = page.getByRole('dialog', { name: 'Violin' });
  await detail.getByRole('button', { name: 'Add reminder' }).click();
  const form = findForm(page);
  await form.getByRole('button', { name: 'Tomorrow 9:00' }).click();
  await form.getByLabel('Repeat', { exact: true }).selectOption('Custom');
  await form.getByLabel('Repeat every').fill('2');
  for (const day of ['Tue', 'Thu', 'Sun', 'Mon', 'Wed', 'Fri', 'Sat']) {
    const toggle = form.getByRole('button', { name: day, exact: true });
    const isWanted = day === 'Tue' || day === 'Thu';
    if (((await toggle.getAttribute('aria-pressed')) === 'true') !== isWanted) await toggle.click();
  }
  await form.getByRole('radio', { name: 'After' }).check();
  await expect(form.getByRole('status').filter({ hasText: 'Every' })).toHaveText(
    'Every 2 weeks on Tuesday and Thursday, 6 times',
  );
  await expect(form.getByRole('listitem')).toHaveText(Array.from({ length: 5 }, () => /^(Tue|Thu) \d+ \w+/));
  await expectAccessible(page);

  const firstDate = await form.getByRole('listitem').first().textContent();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const chip = detail.getByRole('button', { name: /Every 2 weeks on Tuesday and Thursday, 6 times/ });
  await expect(chip).toContainText(`${firstDate?.replace(/ \d{4}$/, '')}`);
  await expect(chip).toContainText('9:00 am');
});

test('A chip edits its reminder, and its cross removes it', async ({ page, person, openAs, api, expectConsole }) => {
  expectConsole('error', /500/);
  const note = await pinNote(api, person, { title: 'Passport' });
  await addReminder(api, person, note._id, 2 * DAY_MS, { repeatType: 'Daily', isRepeating: true });
  await openAs(person, HOME);
  const card = findCard(page, 'Passport');
  await card.getByRole('button', { name: /^Edit reminder:/ }).click();
  const form = findForm(page);
  await form.getByLabel('Time').fill('10:30');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByRole('button', { name: /10:30\sam\s*Every day/ })).toBeVisible();

  await page.route(/\/api\/note\/[\w-]+$/, failWith(500), { times: 1 });
  await card.getByRole('button', { name: /^Remove reminder/ }).click();
  await expect(findAlert(page, 'Failed to delete reminder. Try again')).toBeVisible();
  await card.getByRole('button', { name: /^Remove reminder/ }).click();
  await expect(page.getByText('Reminder deleted successfully.')).toBeVisible();
  await expect(card.getByRole('list', { name: 'Reminders' })).toBeHidden();
});

test('A self note dims the reminder tool and keeps no reminders', async ({ page, person, openAs, api }) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Diary');
  await editor.root.getByRole('button', { name: 'Add reminder' }).click();
  await findForm(page).getByRole('button', { name: 'Add', exact: true }).click();
  await editor.root.getByRole('switch', { name: 'Self note' }).check();
  await expect(editor.root.getByTitle('A self note carries no reminders')).toHaveCSS('opacity', '0.42');
  await editor.save.click();
  await expect(findCard(page, 'Diary')).toBeVisible();
  await expect(editor.title).toHaveValue('');
  expect((await listNotes(api, person))[0]?.reminders).toEqual([]);
});

test('A reminder rings in one open tab, ahead and at its time, each with its sound; muted, it is silent', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const note = await pinNote(api, person, { title: 'Soak the rice', content: '<p>Four hours for the rice.</p>' });
  await recordTones(page.context());
  await openAs(person, HOME);
  const tabs = [page, await openTab(page)] as const;
  // Browsers allow sound after a click in the page.
  for (const tab of tabs) await findCard(tab, 'Soak the rice').getByText('Four hours for the rice.').click();
  const findAlerts = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'Soak the rice' });
  const countAlerts = async () => (await Promise.all(tabs.map((tab) => findAlerts(tab).count()))).join();

  await addReminder(api, person, note._id, 302_000, { remindBefore: 300 });
  await expect.poll(countAlerts).toMatch(/^(1,0|0,1)$/);
  const [ringing, other] = (await findAlerts(page).count()) === 1 ? tabs : [tabs[1], tabs[0]];
  await expect(findAlerts(ringing)).toContainText('in 5 minutes');
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect.poll(() => listTones(ringing)).toEqual(EARLY);

  // No lead is shorter than five minutes, so its event is moved up.
  await other.close();
  const token = await person.getToken();
  const moveUp = async () => {
    const [reminder] = (await api.demand('getNote', { token, params: { id: note._id } })).reminders;
    const selectedDateTime = new Date(Date.now() + 1500).toISOString();
    const body = { selectedDateTime, timezone: ZONE, repeatType: 'Daily', isRepeating: true } as const;
    const params = { noteId: note._id, id: reminder?._id ?? '' };
    await api.demand('updateReminder', { token, params, body });
  };
  await moveUp();
  // The early alert is removed.
  await expect(findAlerts(ringing).filter({ hasText: 'in 5 minutes' })).toHaveCount(0);
  await expect.poll(() => listTones(ringing)).toEqual([...EARLY, ...DUE]);
  await expect(findAlerts(ringing)).toHaveCount(1);
  await expect(ringing.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(findCard(ringing, 'Soak the rice').getByRole('button', { name: /^Edit reminder:/ })).toContainText(
    formatChipDay(1),
  );

  // On another device; this tab gets no event of it.
  await api.demand('updateUser', { token, body: { preferences: { mute: true } } });
  await moveUp();
  await expect(findAlerts(ringing)).toHaveCount(2);
  await findAlerts(ringing).first().getByRole('button', { name: 'Open' }).click();
  await expect(ringing.getByRole('dialog', { name: 'Soak the rice' })).toBeVisible();
  await ringing.keyboard.press('Escape');
  await expect(ringing.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  // By now a sound would have been played.
  expect(await listTones(ringing)).toEqual([...EARLY, ...DUE]);
});

test('The bell lists notifications; opening one marks it read and shows the note', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const text = '<p>Second speed is still rushing at the charanam. Record, listen, slow down.</p>';
  const note = await pinNote(api, person, { title: 'Varnam', content: text });
  await addReminder(api, person, note._id, 1500);
  await addReminder(api, person, note._id, HOUR_MS + 1500, { remindBefore: 3600 });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link', { name: /In 1 hour\./ })).toBeVisible();
  await expect(list.getByText('Second speed is still rushing at the charanam. Rec…').first()).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link', { name: /In 1 hour\./ }).click();
  await expect(page.getByRole('dialog', { name: 'Varnam' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(list.getByRole('img', { name: 'Unread' })).toHaveCount(0);
});

test('A note with reminders is marked as done and undone; a failed call reverts it', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /500/);
  const note = await pinNote(api, person, { title: 'Electrician' });
  await addReminder(api, person, note._id, DAY_MS);
  await pinNote(api, person, { title: 'No reminders here' });
  await openAs(person, HOME);
  await expect(findCard(page, 'No reminders here').getByRole('button', { name: 'Mark as done' })).toBeHidden();
  const card = findCard(page, 'Electrician');
  const end = page.getByRole('alertdialog', { name: 'End reminders?' }).getByRole('button', { name: 'End reminders' });

  await page.route(/\/done$/, failWith(500), { times: 1 });
  await card.getByRole('button', { name: 'Mark as done' }).click();
  await end.click();
  await expect(findAlert(page, 'Failed to update reminder. Try again')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Mark as done' })).toBeVisible();

  await card.getByRole('button', { name: 'Mark as done' }).click();
  await end.click();
  await expect(card.getByText('Done', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Mark as undone' }).click();
  await expect(card.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await expect(card.getByText('Done', { exact: true })).toBeHidden();
});

test('The panel of events follows the reminders and opens their notes', async ({ page, person, openAs, api }) => {
  const note = await pinNote(api, person, { title: 'Train to Madgaon' });
  await openAs(person, HOME);
  const panel = page.getByRole('complementary', { name: 'Upcoming events' });
  await expect(panel.getByRole('button', { name: /Today’s Pinups/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByText('Nothing pinned').first()).toBeVisible();
  await addReminder(api, person, note._id, 3 * DAY_MS);
  const day = panel.getByRole('button', { name: /In 3 days/ });
  await expect(day).toHaveAttribute('aria-expanded', 'false');
  await day.click();
  await panel.getByRole('link', { name: /Train to Madgaon/ }).click();
  await expect(page.getByRole('dialog', { name: 'Train to Madgaon' })).toBeVisible();
});

test('A panel of events that did not load can be loaded again', async ({ page, person, openAs, expectConsole }) => {
  expectConsole('error', /500/);
  expectConsole('error', /503/);
  await page.route(/\/api\/user\/events/, failWith(500));
  // A live event would load the panel before the person does.
  await page.route(/\/api\/live/, failWith(503));
  const refused = page.waitForResponse(/\/api\/live/);
  await openAs(person, HOME);
  await refused;
  const panel = page.getByRole('complementary', { name: 'Upcoming events' });
  const again = panel.getByRole('button', { name: 'Load again' });
  await expect(again).toBeVisible();
  await page.unroute(/\/api\/user\/events/);
  await again.click();
  await expect(panel.getByRole('button', { name: /Tomorrow’s Pinups/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Form, rule, notifications and events are sheets that fit', async ({ page, person, openAs, api }) => {
    const note = await pinNote(api, person, { title: 'Onam' });
    await addReminder(api, person, note._id, HOUR_MS);
    await openAs(person, HOME);
    await findCard(page, 'Onam').getByRole('link', { name: 'Onam' }).click();
    const detail = page.getByRole('dialog', { name: 'Onam' });
    await detail.getByRole('button', { name: 'Add reminder' }).click();
    const form = findForm(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await form.getByLabel('Repeat', { exact: true }).selectOption('Custom');
    await expect(form.getByLabel('Repeat every')).toBeFocused();
    await expect(form.getByRole('status')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Done', exact: true }).click();
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(detail.getByRole('button', { name: /^Edit reminder:/ })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(findCard(page, 'Onam').getByRole('button', { name: /^Edit reminder:/ })).toHaveCount(2);

    await page.getByRole('button', { name: 'Upcoming events' }).click();
    const events = page.getByRole('dialog', { name: 'Upcoming events' });
    await expect(events.getByRole('button', { name: /Today’s Pinups/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('All quiet')).toBeVisible();
  });
});
