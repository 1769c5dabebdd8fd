import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { dayAfter, daysToNextMonth, findDay, nameCell, pinDue } from './support/calendar.ts';
import { findEditor, findSheet, listNotes } from './support/editor.ts';
import { HOME } from './support/notes.ts';
import { openWithKept } from './support/offline.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';
import { findForm } from './support/reminders.ts';

// Several full looks at a page with axe, in a browser that may share its machine.
test.describe.configure({ timeout: 240_000 });

const CALENDAR = '/dashboard/calendar';
/** A week with these days in it, whichever day today is. */
const weekOf = (days: number, view = 'week') => `${CALENDAR}?view=${view}&date=${dayAfter(days)}`;

test('The calendar shows every occurrence in its colour, and is worked by keys and by dragging', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const day = daysToNextMonth();
  const dentist = await pinDue(api, person, { title: 'Dentist', days: day, color: '#c0d8ff' });
  const violin = await pinDue(api, person, { title: 'Violin', days: day - 7, isWeekly: true, at: '19:00' });
  const soak = await pinDue(api, person, { title: 'Soak the rice', days: day, at: '21:30' });
  await api.demand('markNoteDone', { token: await person.getToken(), params: { id: soak._id } });
  await pinDue(api, person, { title: 'Tomorrow', days: 1 });

  await openAs(person, HOME);
  await page.getByRole('complementary').getByRole('link', { name: 'Open the calendar' }).click();
  await expect(page).toHaveURL(/\/dashboard\/calendar$/);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  // The week begins by the browser's region, en-GB.
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
  await expect(page.getByRole('gridcell').and(page.locator('[aria-current="date"]'))).toHaveCount(1);

  // A past time is refused, and the event stays.
  await page.goto(weekOf(1));
  const tomorrow = findDay(page, 1).getByRole('link', { name: /Tomorrow/ });
  await expect(tomorrow).toBeVisible();
  await findDay(page, 1)
    .getByRole('button', { name: nameCell(1) })
    .focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tomorrow).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Select a future time')).toBeVisible();

  // From here on the page is not reloaded: it could send a change again whose answer it has not got, and get a 412.
  await page.goto(weekOf(day, 'month'));
  await expect(findDay(page, day).getByRole('link')).toHaveText([/10\sam Dentist/, /7\spm Violin/, /9:30\spm Soak/]);
  await expect(findDay(page, day - 7).getByRole('link', { name: /Violin/ })).toBeVisible();
  await expect(findDay(page, day + 7).getByRole('link', { name: /Violin/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // Keys: the day, its entries, moved by Alt and an arrow.
  await findDay(page, day)
    .getByRole('button', { name: nameCell(day) })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: nameCell(day + 1) })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: nameCell(day) })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Dentist/ })).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(findDay(page, day + 1).getByRole('link', { name: /Dentist/ })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '“Dentist” moved to' })).toBeAttached();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(findDay(page, day + 8).getByRole('link', { name: /Dentist/ })).toBeFocused();
  const expectDue = (id: string, due: string) =>
    expect
      .poll(async () => (await listNotes(api, person)).find(({ _id }) => _id === id)?.reminders[0]?.nextAt)
      .toBe(new Date(`${due}+05:30`).toISOString());
  await expectDue(dentist._id, `${dayAfter(day + 8)}T10:00:00`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Dentist' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/note=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Each press counts, however fast: none waits until the one before is drawn or answered.
  await page.getByRole('link', { name: /Dentist/ }).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Alt+ArrowRight');
  await expect(findDay(page, day + 13).getByRole('link', { name: /Dentist/ })).toBeFocused();
  await expectDue(dentist._id, `${dayAfter(day + 13)}T10:00:00`);

  // Dragged back. A repeating reminder asks first, and moves as a whole.
  await findDay(page, day + 13)
    .getByRole('link', { name: /Dentist/ })
    .dragTo(findDay(page, day + 6));
  await expect(findDay(page, day + 6).getByRole('link', { name: /Dentist/ })).toBeVisible();
  await expectDue(dentist._id, `${dayAfter(day + 6)}T10:00:00`);
  await findDay(page, day)
    .getByRole('link', { name: /Violin/ })
    .dragTo(findDay(page, day + 1));
  await page.getByRole('alertdialog', { name: 'Move this series?' }).getByRole('button', { name: 'Leave it' }).click();
  await expect(findDay(page, day).getByRole('link', { name: /Violin/ })).toBeVisible();
  await findDay(page, day)
    .getByRole('link', { name: /Violin/ })
    .dragTo(findDay(page, day + 1));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move this series' }).click();
  for (const days of [day - 6, day + 1, day + 8])
    await expect(findDay(page, days).getByRole('link', { name: /Violin/ })).toBeVisible();
  await expect(findDay(page, day).getByRole('link', { name: /Violin/ })).toHaveCount(0);
  await expectDue(violin._id, `${dayAfter(day - 6)}T19:00:00`);
});

test('A click on a day lists it and opens the editor with its reminder; week and agenda show the same', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinDue(api, person, { title: 'Anu’s science fair', days: 12, at: '08:15' });
  await openAs(person, weekOf(12, 'month'));
  await findDay(page, 12)
    .getByRole('button', { name: nameCell(12) })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('In 12 days, 1 pinup')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await panel.getByRole('button', { name: 'Add a pinup on this day' }).click();
  const editor = findEditor(page);
  await expect(editor.title).toBeFocused();
  await expect(editor.root.getByRole('button', { name: /^Edit reminder: .*9:00\sam/ })).toBeVisible();
  await page.keyboard.type('Plaits and ribbons');
  await editor.save.click();
  await expect(findDay(page, 12).getByRole('link', { name: /Plaits/ })).toBeVisible();
  await expect(editor.root).toHaveCount(0);

  // A day that has passed has none.
  await page.goto(weekOf(-9));
  await findDay(page, -9)
    .getByRole('button', { name: nameCell(-9) })
    .click();
  await expect(panel.getByText('Nothing pinned')).toBeVisible();
  await panel.getByRole('button', { name: 'Add a pinup without a reminder' }).click();
  await expect(editor.title).toBeFocused();
  await expect(editor.root.getByRole('list', { name: 'Reminders' })).toHaveCount(0);

  await page.goto(weekOf(12));
  await expect(findDay(page, 12).getByRole('link')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Agenda' }).click();
  await expect(page).toHaveURL(/view=agenda/);
  const days = page.getByRole('main').getByRole('region');
  await expect(days.first().getByRole('link')).toHaveText([/science fair/, /Plaits/]);
  await expectAccessibleInBothSchemes(page);

  // Another device pins something: it comes by itself.
  await pinDue(api, person, { title: 'From the phone', days: 13 });
  await expect(days.getByRole('link', { name: /From the phone/ })).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dayAfter(0)}`));
});

test('On a phone the month has dots, the agenda is below, and one thumb adds a pinup', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pinDue(api, person, { title: 'Kappa, for the curry', days: 3, at: '20:00', color: '#fbd77a' });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Upcoming events' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the calendar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(weekOf(3, 'month'));
  await expect(page.getByRole('region').getByRole('link', { name: /Kappa/ })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
  }
  await page
    .getByRole('region')
    .getByRole('button', { name: /^Add a pinup on/ })
    .first()
    .click();
  const sheet = findSheet(page);
  await expect(sheet.title).toBeFocused();
  await expect(sheet.root.getByRole('button', { name: /^Edit reminder: .*9:00\sam/ })).toBeVisible();
});

test.describe('by one thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on a day lists it, and a reminder is moved to another day', async ({ page, person, openAs, api }) => {
    const day = daysToNextMonth();
    const dentist = await pinDue(api, person, { title: 'Dentist', days: day });
    const violin = await pinDue(api, person, { title: 'Violin', days: day + 1, isWeekly: true, at: '19:00' });
    const expectDue = (id: string, due: string) =>
      expect
        .poll(async () => (await listNotes(api, person)).find(({ _id }) => _id === id)?.reminders[0]?.nextAt)
        .toBe(new Date(`${due}+05:30`).toISOString());
    const nameDate = (days: number) => new RegExp(nameCell(days).source.replace('^', '\\b').replace(',', '\\b'));
    const onDay = (days: number) => page.getByRole('main').getByRole('region', { name: nameDate(days) });
    await openAs(person, weekOf(day - 3, 'month'));
    await page.getByRole('button', { name: nameCell(day) }).tap();
    await expect(page.getByRole('main').getByRole('region').first().getByRole('link')).toHaveText([/Dentist/]);

    // A tap on the note's row opens it, the button beside it moves it.
    const days = page.getByRole('dialog', { name: 'Move to another day' });
    const choose = async (title: string, to: number) => {
      await page
        .getByRole('button', { name: `Move “${title}” to another day` })
        .first()
        .tap();
      await expectAccessibleInBothSchemes(page);
      // Weeks begin as in the grid behind it.
      await expect(days.locator('th').first()).toHaveAttribute('aria-label', 'Monday');
      await days.getByRole('button', { name: nameDate(to) }).tap();
      await expect(days).toHaveCount(0);
    };
    await choose('Dentist', day + 4);
    await expect(onDay(day + 4).getByRole('link', { name: /Dentist/ })).toBeFocused();
    await expectDue(dentist._id, `${dayAfter(day + 4)}T10:00:00`);

    // A day above the chosen one becomes the chosen one.
    await choose('Dentist', day - 2);
    await expect(onDay(day - 2).getByRole('link', { name: /Dentist/ })).toBeFocused();
    await expectDue(dentist._id, `${dayAfter(day - 2)}T10:00:00`);

    // A series asks first.
    await choose('Violin', day + 2);
    await page.getByRole('alertdialog', { name: 'Move this series?' }).getByRole('button', { name: 'Leave it' }).tap();
    await expect(onDay(day + 1).getByRole('link', { name: /Violin/ })).toBeVisible();
    await choose('Violin', day + 2);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move this series' }).tap();
    await expect(onDay(day + 2).getByRole('link', { name: /Violin/ })).toBeVisible();
    await expect(onDay(day + 1).getByRole('link', { name: /Violin/ })).toHaveCount(0);
    await expectDue(violin._id, `${dayAfter(day + 2)}T19:00:00`);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('The calendar shows kept notes, and moved ones wait', async ({ page, context, person, api, expectConsole }) => {
    expectConsole('error', /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/);
    await pinDue(api, person, { title: 'Gas cylinder', days: 11 });
    await openWithKept(page, person, ['Gas cylinder']);
    // Opened once, its code is there.
    await page.goto(CALENDAR);
    await expect(page.getByRole('grid')).toBeVisible();
    await context.setOffline(true);
    await page.goto(weekOf(11, 'month'));
    const entry = page.getByRole('link', { name: /Gas cylinder/ });
    await expect(entry).toBeVisible();
    await entry.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(findDay(page, 12).getByRole('link', { name: /Gas cylinder ?, Waiting to be sent/ })).toBeFocused();
    await context.setOffline(false);
    await expect
      .poll(async () => (await listNotes(api, person))[0]?.reminders[0]?.nextAt)
      .toBe(new Date(`${dayAfter(12)}T10:00:00+05:30`).toISOString());
  });
});

test('A reminder is handed to a calendar program as a file', async ({ page, person, openAs, api }) => {
  const day = daysToNextMonth();
  await pinDue(api, person, { title: 'Violin; scales, “slowly”', days: day, isWeekly: true, at: '19:00' });
  await openAs(person, HOME);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Edit reminder:/ })
    .click();
  const form = findForm(page);
  await expectAccessibleInBothSchemes(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('reminder.ics');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('SUMMARY:Violin\\; scales\\, “slowly”\r\n');
  expect(text).toMatch(/DTSTART;TZID=Asia\/(Kolkata|Calcutta):\d{8}T190000\r\n/);
  expect(text).toMatch(/RRULE:FREQ=WEEKLY;INTERVAL=1;WKST=SU;BYDAY=[A-Z]{2}\r\n/);
});
