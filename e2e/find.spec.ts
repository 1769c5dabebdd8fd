import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cardTitles, findCard, openOn, pinNotes } from './support/notes.ts';
import { expectAccessible, expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const PINUPS = '/dashboard/pinups';
const NOTES = '/dashboard/pinups/notes';
const HEADER_HEIGHT = 64;

const expectTitles = (page: Page, titles: readonly string[]) => expect.poll(() => cardTitles(page)).toEqual(titles);
/** Whether a comma follows the weekday is up to the browser. */
const findDay = (page: Page, weekday: string, date: string) =>
  page.getByRole('feed').getByText(new RegExp(`^${weekday},? ${date}$`));
const dates = (page: Page) => page.getByRole('button', { name: /^Dates/ });
/** The browser highlights them without an element. */
const listMarked = (page: Page) =>
  page.evaluate(() =>
    Array.from(CSS.highlights.get('search-match') ?? [], ({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    ),
  );

test('pinups: two tabs by day, in the ranges and the zone of the person, all of it in the address', async ({
  page,
  api,
  app,
  browser,
  person,
  openAs,
}) => {
  const [late, early, old] = await pinNotes(api, person, [
    { title: 'Before midnight' },
    { title: 'After midnight' },
    { title: 'Long ago' },
  ]);
  if (!late || !early || !old) throw new Error('The notes were not created.');
  await pinNotes(api, person, [
    {
      title: 'Water the fern',
      reminders: [{ selectedDateTime: new Date(Date.now() + 86_400_000).toISOString(), timezone: 'Asia/Kolkata' }],
    } as never,
  ]);
  await app.redateNotes([
    // Midnight in India, where the browser is, is 18:30 in UTC.
    { id: late._id, createdAt: new Date('2025-11-14T18:29:00Z') },
    { id: early._id, createdAt: new Date('2025-11-14T18:31:00Z') },
    { id: old._id, createdAt: new Date('2025-10-31T06:00:00Z') },
  ]);

  await openAs(person, PINUPS);
  await expect(page.getByRole('tab', { name: 'Reminders' })).toHaveAttribute('aria-selected', 'true');
  await expectTitles(page, ['Water the fern']);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page).toHaveURL(NOTES);
  await expectTitles(page, ['After midnight', 'Before midnight', 'Long ago']);
  await expect(findDay(page, 'Saturday', '15 November 2025')).toHaveCount(1);
  await expect(findDay(page, 'Friday', '14 November 2025')).toHaveCount(1);
  await expect(findDay(page, 'Friday', '31 October 2025')).toHaveCount(1);
  await expect(page.getByText('Yay! You have seen it all')).toBeVisible();

  // The stamp of a day stays below the header while its notes go by.
  const stamp = page.getByRole('feed').getByText('15', { exact: true }).filter({ visible: true });
  await page.setViewportSize({ width: 1440, height: 500 });
  await findCard(page, 'After midnight').evaluate((card) => scrollBy(0, card.getBoundingClientRect().top));
  const top = () => stamp.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(HEADER_HEIGHT);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A shared address opens with its range, whose last day counts in full.
  await page.goto(`${NOTES}?from=2025-11-01&to=2025-11-14`);
  await expectTitles(page, ['Before midnight']);
  await dates(page).click();
  const calendar = page.getByRole('dialog', { name: 'Dates' });
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(14);
  await expect(calendar.getByRole('button', { name: '14 November 2025, last day', exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await calendar.getByRole('button', { name: '15 November 2025', exact: true }).click();
  await calendar.getByRole('button', { name: '12 November 2025', exact: true }).click();
  await expect(page).toHaveURL(`${NOTES}?from=2025-11-12&to=2025-11-15`);
  await expectTitles(page, ['After midnight', 'Before midnight']);
  await page.goBack();
  await expectTitles(page, ['Before midnight']);
  await page.reload();
  await expectTitles(page, ['Before midnight']);

  // The range stays while the tab changes; empty lists say so.
  await page.goto(`${NOTES}?from=2024-01-01&to=2024-01-31`);
  await expect(page.getByRole('heading', { name: 'No Notes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Reminders' }).click();
  await expect(page).toHaveURL(`${PINUPS}?from=2024-01-01&to=2024-01-31`);
  await expect(page.getByRole('heading', { name: 'No Reminders' })).toBeVisible();
  await dates(page).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expectTitles(page, ['Water the fern']);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  await expect(page).toHaveURL(`${PINUPS}?from=${today}&to=${today}`);
  await page.getByRole('button', { name: 'Clear dates' }).click();
  await expect(page).toHaveURL(PINUPS);

  // In another zone the same two notes are of one day.
  const elsewhere = await browser.newContext({ baseURL: app.url, locale: 'en-GB', timezoneId: 'UTC' });
  const far = await elsewhere.newPage();
  await openOn(far, person, `${NOTES}?from=2025-11-14&to=2025-11-14`);
  await expectTitles(far, ['After midnight', 'Before midnight']);
  await expect(findDay(far, 'Friday', '14 November 2025')).toHaveCount(1);
  await far.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(far);
  await elsewhere.close();
});

test('passions: notes with a heart, also within a range', async ({ page, api, app, person, openAs }) => {
  const [first] = await pinNotes(api, person, [
    { title: 'Violin', options: { passion: true } },
    { title: 'Plain' },
    { title: 'Tea', options: { passion: true } },
  ]);
  await app.redateNotes([{ id: first?._id ?? '', createdAt: new Date('2025-03-01T12:00:00Z') }]);
  await openAs(person, '/dashboard/passions');
  await expectTitles(page, ['Tea', 'Violin']);
  await page.goto('/dashboard/passions?from=2025-03-01&to=2025-03-01');
  await expectTitles(page, ['Violin']);
  await findCard(page, 'Violin').getByRole('button', { name: 'My Passions' }).click();
  await expect(page.getByRole('heading', { name: 'No Notes' })).toBeVisible();
});

test('search: the first four under the box by keyboard, the rest on a page of its own', async ({
  page,
  api,
  person,
  openAs,
}) => {
  await pinNotes(api, person, [
    { title: 'Market', content: '<p>Plantain, shallots and a big bunch of curry leaves for Amma.</p>' },
    ...Array.from({ length: 10 }, (_none, index) => ({ title: `Curry ${index + 1}` })),
    { title: 'Crème brûlée', options: { passion: true } },
    { title: 'Curry of the heart', options: { passion: true } },
  ]);
  await openAs(person, '/dashboard/home');
  await expect(findCard(page, 'Curry of the heart')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Search' });
  const options = page.getByRole('listbox').getByRole('option');

  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await box.pressSequentially('curry');
  await expect(options).toHaveCount(4);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first().getByText('Curry', { exact: true })).toHaveJSProperty('tagName', 'MARK');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Curry 10' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await box.fill('leaves amma');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText('curry leaves for Amma');
  await box.fill('umbrella');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'No results' })).toHaveCount(0);

  await box.fill('curry');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/dashboard/search?q=curry');
  await expect(page.getByRole('tab', { name: 'Search Results for curry' })).toBeVisible();
  await expect(findCard(page, 'Curry of the heart')).toBeVisible();
  await expect(box).toHaveValue('curry');
  await page.getByText('Yay! You have seen it all').scrollIntoViewIfNeeded();
  await expect(findCard(page, 'Market')).toBeVisible();
  // In titles and in texts.
  await expect.poll(() => listMarked(page)).toEqual(expect.arrayContaining(['Curry', 'curry']));

  await page.getByRole('radio', { name: 'Passions' }).click();
  await expect(page).toHaveURL('/dashboard/search?q=curry&type=passion');
  await expectTitles(page, ['Curry of the heart']);
  await page.goto('/dashboard/search?q=curry&type=passion&from=2024-01-01&to=2024-01-31');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.goBack();
  await expectTitles(page, ['Curry of the heart']);
  await box.fill('creme');
  await box.press('Enter');
  await expectTitles(page, ['Crème brûlée']);
  await expect.poll(() => listMarked(page)).toEqual(['Crème']);
  await page.goBack();
  await expect(box).toHaveValue('curry');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(box).toBeFocused();
  await box.fill('brul');
  await expect(options).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
