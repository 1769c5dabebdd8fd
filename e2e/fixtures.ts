import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { type BrowserContext, expect, type Page, test as playwrightTest } from '@playwright/test';
import { type Api, createApi } from '../scripts/app/api.ts';
import {
  type Birthday,
  connect,
  redateNotes,
  redateNotesOver,
  removeUnclaimedMedia,
} from '../scripts/app/redate-notes.ts';
import { startThrowawayApp } from '../scripts/app/run-app.ts';
import { type Expectation, listConsoleFaults, type Message } from '../testing/console-faults.ts';
import { startPushService, type TestPushService } from '../testing/push-service.ts';
import { findGivenApp } from './support/given-app.ts';
import './support/look-often.ts';
import { reportLostPresses } from './support/lost-presses.ts';
import { type Mailbox, openMailbox, openMailFolder } from './support/mailbox.ts';
import { createPeople, type People, type Person } from './support/people.ts';
import { shortenTimersOf } from './support/timers.ts';

type WorkerFixtures = {
  mailbox: Mailbox;
  /** The push service of the tests' browsers. */
  pushService: TestPushService & { certFile: string };
  /** The real app with its own port and data folder, one per worker; or a given one, whose folder is unknown. */
  app: {
    url: string;
    dataDir: string;
    redateNotes(birthdays: readonly Birthday[]): Promise<void>;
    removeUnclaimedMedia(userId: string): Promise<void>;
  };
  api: Api;
  people: People;
};

type Watch = { printed: Message[]; expected: Expectation[]; follow(context: BrowserContext): Promise<void> };

type Declare = (level: 'error' | 'warning' | 'log' | 'info' | 'debug', pattern: RegExp) => void;

type TestFixtures = {
  /** Shortens the idle time after which a page loads further parts. True if service workers are allowed. */
  isIdleShort: boolean;
  watch: Watch;
  /** Declares that a page prints this; whatever else one prints fails the test. `error` also takes uncaught errors. */
  expectConsole: Declare;
  /** Declares that a page may print this, as it depends on which calls are under way at that moment. */
  allowConsole: Declare;
  /** A page in a browser that shares nothing with the first one. */
  openDevice(): Promise<Page>;
  /** An account that is ready to log in. */
  person: Person;
  /** Opens an address with the session that `getToken` gives: a logout there ends it here too. */
  openAs(person: Person, path: string): Promise<void>;
};

/** Most tests do without a service worker: what it keeps, they could not take away. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** The idle time with `isIdleShort`. */
const SHORT_IDLE_MS = 500;
/** The page's longest wait before it loads optional parts. */
const LONGEST_IDLE_MS = 20_000;

const shortenIdle = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(shortenTimersOf, [LONGEST_IDLE_MS, SHORT_IDLE_MS] as const);

const given = findGivenApp();

export const test = playwrightTest.extend<TestFixtures, WorkerFixtures>({
  mailbox: [
    async ({}, use) => {
      const mailbox = given ? openMailFolder(given.mailFolder) : await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  pushService: [
    async ({}, use, { parallelIndex }) => {
      const folder = await mkdtemp(join(tmpdir(), 'pinlife-push-'));
      const port = given?.push.ports[parallelIndex] ?? 0;
      const service = given ? await startPushService({ ...given.push, port }) : await startPushService();
      const certFile = join(folder, 'cert.pem');
      await writeFile(certFile, service.cert);
      await use({ ...service, certFile });
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ mailbox, pushService }, use) => {
      if (given) {
        const connection = { connectionString: given.databaseUrl };
        await use({
          url: given.url,
          dataDir: '',
          redateNotes: (birthdays) => redateNotesOver(connection, birthdays),
          removeUnclaimedMedia: (userId) => removeUnclaimedMedia(connection, userId),
        });
        return;
      }
      const app = await startThrowawayApp({
        environment: {
          SMTP_URL: mailbox.url,
          TRUST_PROXY: '1',
          PUSH_ALLOW_HOSTS: pushService.host,
          NODE_EXTRA_CA_CERTS: pushService.certFile,
        },
      });
      const { url, dataDir } = app;
      await use({
        url,
        dataDir,
        redateNotes: (birthdays) => redateNotes(dataDir, birthdays),
        removeUnclaimedMedia: async (userId) => removeUnclaimedMedia(await connect(dataDir), userId),
      });
      await app.stop();
    },
    { scope: 'worker' },
  ],
  api: [async ({ app }, use) => use(createApi(app.url)), { scope: 'worker' }],
  people: [async ({ app, mailbox }, use) => use(createPeople(app.url, mailbox)), { scope: 'worker' }],

  baseURL: async ({ app }, use) => use(app.url),

  watch: [
    async ({}, use) => {
      const printed: Message[] = [];
      const expected: Expectation[] = [];
      const follow = async (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.text() === WORKER_BLOCKED) return;
          printed.push({ level: message.type(), text: `${message.text()} (${message.location().url})` });
        });
        context.on('weberror', (error) => printed.push({ level: 'error', text: `${error.error()}` }));
        await context.addInitScript(reportLostPresses);
      };
      await use({ printed, expected, follow });
      expect(listConsoleFaults(printed, expected)).toEqual([]);
    },
    { auto: true },
  ],
  expectConsole: async ({ watch }, use) => use((level, pattern) => void watch.expected.push({ level, pattern })),
  allowConsole: async ({ watch }, use) =>
    use((level, pattern) => void watch.expected.push({ level, pattern, mayBeMissing: true })),

  isIdleShort: [async ({ serviceWorkers }, use) => use(serviceWorkers === 'allow'), { option: true }],
  context: async ({ context, watch, isIdleShort }, use) => {
    await watch.follow(context);
    if (isIdleShort) await shortenIdle(context);
    await use(context);
  },
  openDevice: async ({ browser, contextOptions, app, watch, isIdleShort }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: app.url, serviceWorkers: 'block' });
      await watch.follow(context);
      if (isIdleShort) await shortenIdle(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  person: async ({ people }, use) => use(await people.create()),
  openAs: async ({ page }, use) =>
    use(async (person, path) => {
      const token = await person.getToken();
      // Before the app's own code, and only once: after a logout the token must not return.
      await page.addInitScript(
        ([key, value]) => {
          if (sessionStorage.getItem('was-opened')) return;
          sessionStorage.setItem('was-opened', 'yes');
          sessionStorage.setItem(key, value);
        },
        [storageKeys.token, token] as const,
      );
      await page.goto(path);
    }),
});

export { expect } from '@playwright/test';
