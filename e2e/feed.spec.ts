import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  cardTitles,
  failWith,
  findAlert,
  findCard,
  HOME,
  pinMany,
  pinNote,
  pinNotes,
  serveManyNotes,
} from './support/notes.ts';

const MANY = 10_000;

test('a new person finds a clear wall, then notes newest first with their time, also that of the last edit, and when all are seen', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await openAs(person, HOME);
  await expect(page.getByRole('heading', { name: 'Your wall is clear' })).toBeVisible();
  await expect(page.getByText('Yay! You have seen it all')).toHaveCount(0);

  const fair = await pinNote(api, person, { title: 'Science fair' });
  const token = await person.getToken();
  await api.demand('updateNote', { token, params: { id: fair._id }, body: { content: '<p>The water filter</p>' } });
  await pinNotes(api, person, [
    { title: 'Violin, week 6', options: { passion: true, location: 'Kochi' } },
    { title: 'Meter: 48 213', options: { selfNote: true } },
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Good \w+, Meera/);
  await expect(findCard(page, 'Violin, week 6')).toContainText(
    /\d{1,2} \w+ \d{4}, \d{1,2}:\d{2}\s[ap]m·?My Passions·?Kochi/,
  );
  await expect(findCard(page, 'Meter: 48 213')).toContainText('Self note');
  await expect(findCard(page, 'Science fair')).toContainText(/Edited on \d{1,2} \w+ \d{4}, \d{1,2}:\d{2}\s[ap]m/);
  expect(await cardTitles(page)).toEqual(['Meter: 48 213', 'Violin, week 6', 'Science fair']);
  await expect(page.getByText('Yay! You have seen it all')).toBeVisible();
});

test('loads on while scrolling, to the last note', async ({ page, person, openAs, api }) => {
  const titles = Array.from({ length: 27 }, (_each, index) => `Pinup ${27 - index}`);
  await pinNotes(
    api,
    person,
    titles.toReversed().map((title) => ({ title })),
  );
  await openAs(person, HOME);
  await expect(findCard(page, 'Pinup 27')).toBeVisible();
  const seen = new Set<string>();
  const end = page.getByText('Yay! You have seen it all');
  const look = async () => {
    for (const title of await cardTitles(page)) seen.add(title);
  };
  await expect(async () => {
    await look();
    await page.mouse.wheel(0, 500);
    await expect(end).toBeInViewport({ timeout: 100 });
  }).toPass();
  await look();
  expect([...seen]).toEqual(titles);
  const feed = page.getByRole('feed');
  await expect(feed).toHaveAttribute('aria-busy', 'false');
  await expect(feed.getByRole('article').last()).toHaveAttribute('aria-posinset', '27');
  await expect(feed.getByRole('article').last()).toHaveAttribute('aria-setsize', '27');
});

/** A list that fails is also read again by itself, as soon as another call is answered: here nothing but a press helps. */
const failUntilPressed = async (page: Page, address: RegExp): Promise<void> => {
  await page.addInitScript(() =>
    addEventListener('click', () => Object.assign(window, { isPressed: true }), { capture: true }),
  );
  const fail = failWith(500);
  await page.route(address, async (route) =>
    (await page.evaluate(() => 'isPressed' in window)) ? route.fallback() : fail(route),
  );
};

test('a list that fails shows a message without a toast, and loads again', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /500/);
  await pinNote(api, person, { title: 'Soak the rice' });
  await failUntilPressed(page, /\/api\/note\?/);
  // A stream that opens reads everything again, this list too; here the person does.
  await page.route(/\/api\/live/, () => undefined);
  await openAs(person, HOME);
  await expect(page.getByRole('heading', { name: 'The wall did not load' })).toBeVisible();
  await expect(findAlert(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(findCard(page, 'Soak the rice')).toBeVisible();
});

test('a further page that fails keeps the loaded ones, and loads again', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /500/);
  await pinMany(api, person, 15);
  await failUntilPressed(page, /\/api\/note\?.*cursor=/);
  await page.route(/\/api\/live/, () => undefined);
  await openAs(person, HOME);
  await expect(findCard(page, 'Pinup 14')).toBeVisible();
  const again = page.getByRole('button', { name: 'Load again' });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(again).toBeInViewport({ timeout: 100 });
  }).toPass();
  await again.click();
  await expect(findCard(page, 'Pinup 4')).toBeVisible();
});

/** A turn of the wheel is answered before the page has moved. */
const waitUntilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let [last, frames] = [scrollY, 0]; frames < 3; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

/** The topmost card below the header, and its position. */
const readPlace = async (page: Page) => {
  await waitUntilStill(page);
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('[role="feed"] article')];
    const card = cards.find((each) => each.getBoundingClientRect().top > 100);
    return { title: card?.querySelector('h2')?.textContent, top: Math.round(card?.getBoundingClientRect().top ?? 0) };
  });
};

const topOf = (page: Page, title = '') =>
  findCard(page, title).evaluate((card) => Math.round(card.getBoundingClientRect().top));

test('ten thousand cards stay under 500 elements, and nothing jumps on the way', async ({ page, person, openAs }) => {
  await serveManyNotes(page, MANY);
  await openAs(person, HOME);
  await expect(findCard(page, 'Pinup 0')).toBeVisible();
  const countElements = () => page.evaluate(() => document.querySelectorAll('body *').length);
  let most = await countElements();
  for (let step = 0; step < 25; step += 1) {
    await page.mouse.wheel(0, 4000);
    most = Math.max(most, await countElements());
  }
  await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20_000);
  expect(most).toBeLessThanOrEqual(500);

  const measureRoomBelow = async () => {
    await waitUntilStill(page);
    return page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  };
  for (const distance of [200, -200, -700, 300]) {
    await expect.poll(measureRoomBelow).toBeGreaterThan(distance);
    const before = await readPlace(page);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => topOf(page, before.title ?? '')).toBe(before.top - distance);
  }
});

test('keeps its place while a note is open and after it is closed', async ({ page, person, openAs }) => {
  await serveManyNotes(page, 60);
  await openAs(person, HOME);
  await expect(findCard(page, 'Pinup 0')).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    await expect(findCard(page, 'Pinup 35')).toBeInViewport({ timeout: 100 });
  }).toPass();
  const { title = '', top } = await readPlace(page);
  const link = page.getByRole('link', { name: title ?? '', exact: true });
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await topOf(page, title ?? '')).toBe(top);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await topOf(page, title ?? '')).toBe(top);
  await expect(link).toBeFocused();
});

test('a note that arrives at the top does not move the text being read; page keys lead from card to card', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinMany(api, person, 12);
  await openAs(person, HOME);
  await expect(findCard(page, 'Pinup 11')).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect(findCard(page, 'Pinup 6')).toBeInViewport();
  const before = await readPlace(page);
  await pinNote(api, person, { title: 'From another device', content: '<p>Long</p>'.repeat(5) });
  await expect(page.getByRole('article').last()).toHaveAttribute('aria-setsize', '13');
  expect(await topOf(page, before.title ?? '')).toBe(before.top);
  await page.mouse.wheel(0, -5000);
  await expect(findCard(page, 'From another device')).toBeVisible();

  await findCard(page, 'From another device').getByRole('button', { name: 'My Passions' }).focus();
  for (const title of ['Pinup 11', 'Pinup 10', 'Pinup 9', 'Pinup 8']) {
    await page.keyboard.press('PageDown');
    await expect(findCard(page, title)).toBeFocused();
    await expect(findCard(page, title)).toBeInViewport();
  }
  await page.keyboard.press('PageUp');
  await expect(findCard(page, 'Pinup 9')).toBeFocused();
});
