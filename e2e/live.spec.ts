import { expect, test } from './fixtures.ts';
import { openTab } from './support/editor.ts';
import { failWith, findCard, HOME, openMenu, openOn, pinNote } from './support/notes.ts';
import { endOtherSessions } from './support/session-end.ts';

test('changes on one device are shown on the other without a reload', async ({
  page,
  person,
  openAs,
  api,
  openDevice,
}) => {
  await pinNote(api, person, { title: 'Old' });
  await openAs(person, HOME);
  await expect(findCard(page, 'Old')).toBeVisible();
  const device = await openDevice();
  await openOn(device, person, HOME);
  await expect(findCard(device, 'Old')).toBeVisible();

  await device.getByRole('textbox', { name: 'Title' }).fill('New');
  await device.getByRole('button', { name: 'PinUp', exact: true }).click();
  await expect(findCard(page, 'New')).toBeVisible();
  await expect(page.getByRole('status').getByText('New on your wall: New')).toBeAttached();

  await findCard(page, 'New').getByRole('button', { name: 'My Passions' }).click();
  await expect(findCard(device, 'New').getByRole('button', { name: 'My Passions' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await findCard(device, 'New').getByRole('button', { name: 'Comment', exact: true }).click();
  await findCard(device, 'New').getByRole('textbox', { name: 'Write a comment' }).fill('Seen?');
  await findCard(device, 'New').getByRole('button', { name: 'Post' }).click();
  await expect(findCard(page, 'New').getByRole('button', { name: '1 comment' })).toBeVisible();

  await openMenu(findCard(page, 'New'));
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(findCard(device, 'New')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findCard(device, 'New')).toBeVisible();
});

test('a page whose data are unchanged is asked for once, and a change before the stream is open is not missed', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinNote(api, person, { title: 'Old' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  const greeted = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await openAs(person, HOME);
  await expect(findCard(page, 'Old')).toBeVisible();
  await greeted;
  // After this event, all reads that `hello` causes have been requested.
  await pinNote(api, person, { title: 'New' });
  await expect(findCard(page, 'New')).toBeVisible();
  expect(asked.filter((path) => path === '/api/note')).toHaveLength(1);

  let openStream = () => {};
  await page.route('**/api/live', async (route) => {
    await new Promise<void>((resolve) => {
      openStream = resolve;
    });
    await route.continue();
  });
  const waiting = page.waitForRequest('**/api/live');
  await page.reload();
  await expect(findCard(page, 'New')).toBeVisible();
  await waiting;
  await pinNote(api, person, { title: 'Newest' });
  openStream();
  await expect(findCard(page, 'Newest')).toBeVisible();
});

test('slow answers are requested once, and later changes are shown', async ({ page, person, openAs, api }) => {
  await pinNote(api, person, { title: 'Old' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answers: { arrived: () => void; release: Promise<void> }[] = [];
  const delayFeed = () => {
    const [arrival, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    answers.push({ arrived: arrival.resolve, release: end.promise });
    return { arrived: arrival.promise, release: end.resolve };
  };
  await page.route(/\/api\/note\?/, async (route) => {
    const response = await route.fetch();
    const answer = answers.shift();
    answer?.arrived();
    await answer?.release;
    await route.fulfill({ response });
  });

  const slow = delayFeed();
  // Loaded once the page is quiet, which the stream waits for too.
  const quiet = page.waitForRequest(/notification-layer/);
  const greeted = page.waitForResponse('**/api/live');
  await openAs(person, HOME);
  await quiet;
  slow.release();
  await greeted;
  await pinNote(api, person, { title: 'New' });
  await expect(findCard(page, 'New')).toBeVisible();
  for (const path of ['/api/user', '/api/note', '/api/user/memories', '/api/notification/unread']) {
    expect(asked.filter((other) => other === path)).toHaveLength(1);
  }

  const stale = delayFeed();
  await page.reload();
  await stale.arrived;
  await pinNote(api, person, { title: 'Newest' });
  stale.release();
  await expect(findCard(page, 'Newest')).toBeVisible();
});

test('tabs of one session share one stream, and the next takes it over', async ({
  page,
  person,
  openAs,
  api,
  context,
}) => {
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/live')) streams += 1;
  });
  await openAs(person, HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => streams).toBe(1);
  const tab = await openTab(page);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await pinNote(api, person, { title: 'For both' });
  await expect(findCard(page, 'For both')).toBeVisible();
  await expect(findCard(tab, 'For both')).toBeVisible();
  expect(streams).toBe(1);

  await page.close();
  await expect.poll(() => streams).toBe(2);
  await pinNote(api, person, { title: 'For the one that is left' });
  await expect(findCard(tab, 'For the one that is left')).toBeVisible();
});

test('changes missed during an outage of the stream are shown afterwards', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /503/);
  await page.route(/\/api\/live/, failWith(503));
  await pinNote(api, person, { title: 'Old' });
  const refused = page.waitForResponse(/\/api\/live/);
  await openAs(person, HOME);
  await expect(findCard(page, 'Old')).toBeVisible();
  await refused;
  await pinNote(api, person, { title: 'Missed' });
  await page.unroute(/\/api\/live/);
  await expect(findCard(page, 'Missed')).toBeVisible({ timeout: 60_000 });
});

test('a session that is ended elsewhere ends here at once', async ({ page, person, openAs, api, allowConsole }) => {
  // From calls that are still running.
  allowConsole('error', /401/);
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await openAs(person, HOME);
  await stream;
  await endOtherSessions(api, person);
  await expect(page).toHaveURL(/\/login/);
});
