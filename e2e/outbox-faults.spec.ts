import { expect, test } from './fixtures.ts';
import { logOut } from './support/account-screens.ts';
import { enterText, findEditor, listNotes } from './support/editor.ts';
import { findAlert, findCard, HOME } from './support/notes.ts';
import { hasSender, openKept, openReady, pinOffline, waitForOutbox, waitForWorker } from './support/offline.ts';
import { openDesk } from './support/push.ts';
import { endOtherSessions } from './support/session-end.ts';

/** Expected console errors: calls without a network, and refused calls. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch|401/;
/** The tag of the Background Sync event. */
const SEND_TAG = 'pl-outbox';

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Waiting changes are sent even if all pages are closed, once the browser finds a network', async ({
    page,
    context,
    person,
    api,
    app,
    expectConsole,
  }) => {
    expectConsole('error', CUT);
    await page.addInitScript(takeWishes);
    await openReady(page, person);
    await waitForWorker(page);
    await pinOffline(page, 'Gas cylinder');
    await expect.poll(() => hasSender(page)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset['wished'])).toBe(SEND_TAG);

    const desk = await openDesk(context, app.url);
    await page.close();
    await context.setOffline(false);
    // Browsers repeat a failed sync event: the closing page may still be the leader.
    const wakeAndList = async () => {
      await desk.sync(SEND_TAG);
      return (await listNotes(api, person)).map(({ title }) => title);
    };
    await expect.poll(wakeAndList).toEqual(['Gas cylinder']);
    const tab = await context.newPage();
    await tab.goto('/privacy-policy');
    await expect.poll(() => hasSender(tab)).toBe(false);
    await tab.goto(HOME);
    await expect(findCard(tab, 'Gas cylinder')).toBeVisible();
    await expect(tab.getByText('Waiting to be sent')).toBeHidden();
  });
});

/** Runs in the page: takes the wish to be woken, which this kind of browser refuses. The test does the waking. */
const takeWishes = () => {
  const register = async (tag: string) => {
    document.documentElement.dataset['wished'] = tag;
  };
  const { SyncManager } = globalThis as unknown as { SyncManager?: { prototype: object } };
  Object.assign(SyncManager?.prototype ?? {}, { register });
};

/** Runs in the page, before anything else: a browser that has less. The empty page that comes first has none of it. */
const removeApis = () => {
  const types = globalThis as unknown as Record<string, { prototype: object } | undefined>;
  const removed = { Navigator: 'locks', StorageManager: 'persist', ServiceWorkerRegistration: 'sync' };
  for (const [type, name] of Object.entries(removed)) Reflect.deleteProperty(types[type]?.prototype ?? {}, name);
  Reflect.deleteProperty(globalThis, 'SyncManager');
};

test('Two tabs of a browser without locks, Background Sync and persistent storage send each change once', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  await context.addInitScript(removeApis);
  await openReady(page, person);
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  const other = await context.newPage();
  await other.goto(HOME);
  await waitForOutbox(other);
  await enterText(findEditor(other));
  let answered = 0;
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/note') answered += 1;
  });
  await pinOffline(page, 'From the first');
  await pinOffline(other, 'From the second');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: '2 waiting to be sent' })).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: /waiting to be sent/ })).toBeHidden({ timeout: 60_000 });
    for (const title of ['From the first', 'From the second']) await expect(findCard(tab, title)).toHaveCount(1);
  }
  const titles = (await listNotes(api, person)).map(({ title }) => title);
  expect(titles.sort()).toEqual(['From the first', 'From the second']);
  expect(answered).toBe(2);
});

test('With a full disk and no network the text stays in the editor, and can be saved when there is room', async ({
  page,
  context,
  person,
  openAs,
  app,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  await openAs(person, HOME);
  await waitForOutbox(page);
  const editor = findEditor(page);
  await enterText(editor);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1 });
  await context.setOffline(true);
  await editor.title.fill('Gas cylinder');
  await editor.save.click();
  await expect(findAlert(page)).toBeVisible();
  await expect(editor.title).toHaveValue('Gas cylinder');
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.url });
  await editor.save.click();
  await expect(editor.title).toHaveValue('');
  await expect(findCard(page, 'Gas cylinder').getByText('Waiting to be sent')).toBeVisible();
});

test('What waits when a session is ended elsewhere is seen and sent by its person alone, after the next login', async ({
  page,
  context,
  person,
  people,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  await openReady(page, person);
  await pinOffline(page, 'Gas cylinder');
  await endOtherSessions(api, person);
  await context.setOffline(false);
  await expect(page).toHaveURL(/login/);

  const stranger = await people.create();
  await openKept(page, stranger, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Theirs');
  await editor.save.click();
  await expect(findCard(page, 'Theirs')).toBeVisible();
  await expect(findCard(page, 'Gas cylinder')).toBeHidden();
  await logOut(page);
  await expect(page).toHaveURL('/login');
  expect((await listNotes(api, stranger)).map(({ title }) => title)).toEqual(['Theirs']);

  await openKept(page, person, HOME);
  await expect(page.getByText('1 change sent')).toBeVisible();
  await expect(findCard(page, 'Theirs')).toBeHidden();
  const { token } = await person.logIn();
  const notes = await api.demand('listNotes', { token });
  expect(notes.map(({ title }) => title)).toEqual(['Gas cylinder']);
});
