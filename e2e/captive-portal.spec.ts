import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { test as appTest, expect } from './fixtures.ts';
import { type CaptivePortal, interferences, openCaptivePortal } from './support/captive-portal.ts';
import { findEditor, listNotes } from './support/editor.ts';
import { chooseFiles, drawPicture } from './support/media.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';

const test = appTest.extend<{ portal: CaptivePortal }>({
  portal: async ({ app, context }, use) => {
    const portal = await openCaptivePortal(app.url);
    await use(portal);
    // Pages that are still loading would log network errors.
    await context.close();
    await portal.close();
  },
});

/** Expected console errors: answers of the portal in place of those of the app, and its page in place of a script. */
const TOLD = /Failed to (load resource|fetch)|MIME type/;

/** Expected console errors: a live stream or a script was loading when the network changed. */
const CUT = /net::ERR_\w+ \(.*\/(api\/live|assets\/.*)\)/;

const API = /^\/(api|sign-in)/;

const findBanner = (page: Page) => page.getByText('Offline. What you write is kept here and sent later.');
const readToken = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.token);

test('a captive portal logs nobody out: the page shows a message and continues by itself', async ({
  page,
  person,
  openAs,
  api,
  portal,
  expectConsole,
}) => {
  // A page that comes with 200 is no failure to a browser; the other answers are.
  expectConsole('error', TOLD);
  await pinNote(api, person, { title: 'Monsoon' });
  for (const [name, interference] of Object.entries(interferences)) {
    await test.step(name, async () => {
      await openAs(person, `${portal.url}${HOME}`);
      await expect(findCard(page, 'Monsoon')).toBeVisible();

      // A list that is opened meanwhile.
      portal.capture(interference, API);
      await page.getByRole('link', { name: 'Pinups' }).click();
      await expect(findBanner(page)).toBeVisible();
      portal.release();
      await expect(page.getByText('No Reminders')).toBeVisible();
      await expect(findBanner(page)).toBeHidden();

      // The first profile of a page that is opened meanwhile.
      portal.capture(interference, API);
      await page.reload();
      await expect(findBanner(page)).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/pinups/);
      expect(await readToken(page)).not.toBeNull();
      portal.release();
      await expect(page.getByText('No Reminders')).toBeVisible();
      await expect(findBanner(page)).toBeHidden();
    });
  }
});

test('one failed call during an open live stream is repeated without a greeting', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  expectConsole('error', TOLD);
  const stream = page.waitForResponse(/\/api\/live/);
  await openAs(person, HOME);
  await stream;
  await page.route(/\/api\/note\?/, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.getByRole('link', { name: 'Pinups' }).click();
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('No Reminders')).toBeVisible();
  await expect(findBanner(page)).toBeHidden();
});

test('the sign-in page of a Wi-Fi does not count as a saved pinup', async ({
  page,
  person,
  openAs,
  api,
  portal,
  allowConsole,
}) => {
  allowConsole('error', CUT);
  await openAs(person, `${portal.url}${HOME}`);
  const editor = findEditor(page);
  await editor.title.fill('Passport');
  await editor.text.fill('Old one, two photos.');
  portal.capture(interferences['the sign-in page of a Wi-Fi'], API);
  await editor.save.click();
  await expect(findCard(page, 'Passport').getByText('Waiting to be sent')).toBeVisible();
  expect(await listNotes(api, person)).toEqual([]);
  portal.release();

  await expect(findCard(page, 'Passport').getByText('Waiting to be sent')).toBeHidden();
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual(['Passport']);
});

// Pictures go to a bucket of one's own directly, and then past the portal.
test('a picture swallowed by a sign-in page waits with its note, and is sent after it', {
  tag: '@own-storage',
}, async ({ page, person, openAs, api, portal, allowConsole }) => {
  allowConsole('error', CUT);
  await openAs(person, `${portal.url}${HOME}`);
  const editor = findEditor(page);
  await editor.title.fill('Passport');
  portal.capture(interferences['the sign-in page of a Wi-Fi'], /\/uploads\//);
  const picture = await drawPicture(page, { name: 'old.png', type: 'image/png', width: 40, height: 40 });
  await chooseFiles(page, editor.root.getByRole('button', { name: 'Add image' }), [picture]);
  await expect(editor.root.getByRole('button', { name: 'Remove old.png' })).toBeVisible();
  await editor.save.click();
  const card = findCard(page, 'Passport');
  await expect(card.getByText('Waiting to be sent')).toBeVisible();
  expect(await listNotes(api, person)).toEqual([]);
  portal.release();

  await expect(card.getByText('Waiting to be sent')).toBeHidden();
  await expect(card.locator('img')).toBeVisible();
  expect((await listNotes(api, person))[0]?.media).toHaveLength(1);
});

test('a foreign page in the place of code does not run, and later loads work', async ({
  page,
  person,
  openAs,
  portal,
  expectConsole,
}) => {
  expectConsole('error', TOLD);
  await openAs(person, `${portal.url}${HOME}`);
  await expect(findEditor(page).title).toBeVisible();
  portal.capture(interferences['the sign-in page of a Wi-Fi']);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'The wall did not load' })).toBeVisible();
  portal.release();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
});

test.describe('the service worker', () => {
  // The page's CSP allows only its own code to register a worker, which this test does too.
  test.use({ serviceWorkers: 'allow', bypassCSP: true });

  test('keeps no foreign page in the place of a file of the app', async ({
    page,
    person,
    openAs,
    portal,
    allowConsole,
  }) => {
    allowConsole('error', CUT);
    const sign = interferences['the sign-in page of a Wi-Fi'];
    await openAs(person, `${portal.url}${HOME}`);
    await expect(findEditor(page).title).toBeVisible();
    const readKept = () =>
      page.evaluate(async () => {
        const pages: string[] = [];
        let count = 0;
        for (const name of (await caches.keys()).filter((key) => key.startsWith('pl-app-'))) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            count += 1;
            const text = await (await cache.match(request))?.text();
            if (text?.includes('Harbour Wi-Fi')) pages.push(request.url);
          }
        }
        return { pages, isEmpty: count === 0 };
      });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(findEditor(page).title).toBeVisible();

    // A file that the worker has not cached, requested behind the captive portal.
    portal.capture(sign);
    const lost = await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const [script] = (await cache.keys()).filter(({ url }) => /\/assets\/.*settings.*\.js$/.test(url));
        if (!script) continue;
        await cache.delete(script);
        await fetch(script.url);
        return script.url;
      }
      return null;
    });
    expect(lost).not.toBeNull();
    expect((await readKept()).pages).toEqual([]);

    // The worker's whole installation, in a browser that comes into such a network halfway.
    portal.release();
    await page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    portal.capture(sign, /\.(js|css)$(?<!\/sw\.js)/);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/sw.js');
      const worker = registration.installing;
      if (!worker) return;
      await new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
      });
    });
    expect((await readKept()).pages).toEqual([]);
  });
});
