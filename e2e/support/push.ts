import type { PushPayload } from '@pinlife/contract/push/payload';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { TestBrowser, TestPushService } from '../../testing/push-service.ts';

/** Replaces the browser's push service, which no test can reach. */
export const subscribeTo = async (pushService: TestPushService, page: Page): Promise<TestBrowser> => {
  const browser = pushService.subscribe();
  const { endpoint, keys } = browser;
  await page.addInitScript(
    ([address, secrets]) => {
      const isOn = () => localStorage.getItem('test-subscribed') === 'yes';
      const subscription = (applicationServerKey: unknown) => ({
        endpoint: address,
        options: { userVisibleOnly: true, applicationServerKey },
        toJSON: () => ({ endpoint: address, expirationTime: null, keys: secrets }),
        unsubscribe: async () => {
          localStorage.removeItem('test-subscribed');
          return true;
        },
      });
      let key: unknown = null;
      Object.assign(PushManager.prototype, {
        subscribe: async (options: { applicationServerKey: string }) => {
          const text = atob(options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
          key = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
          localStorage.setItem('test-subscribed', 'yes');
          return subscription(key);
        },
        getSubscription: async () => (isOn() ? subscription(key) : null),
      });
    },
    [endpoint, keys] as const,
  );
  return browser;
};

type WorkerDesk = {
  /** Wakes the service worker as Background Sync does. */
  sync(tag: string): Promise<void>;
  /** Hands a push to the service worker, as the browser would. */
  deliver(text: string): Promise<void>;
  /** The notifications that are shown. */
  listShown(): Promise<Shown[]>;
  /** Presses a notification, or one of its buttons. */
  press(tag: string, action?: 'done' | 'snooze'): Promise<void>;
};

type Shown = { title: string; body: string; tag: string; actions: string[] };

/** Works with the service worker from outside the app: no page of it needs to be open. */
export const openDesk = async (context: BrowserContext, url: string): Promise<WorkerDesk> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registrationId = await findRegistration(session, url);
  const deliver = (text: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data: text });
  return {
    async sync(tag) {
      await session.send('ServiceWorker.dispatchSyncEvent', { origin: url, registrationId, tag, lastChance: false });
    },
    async deliver(text) {
      await deliver(text);
    },
    listShown: () => getWorker(context, url).then((worker) => worker.evaluate(listShown)),
    press: (tag, action = undefined) =>
      getWorker(context, url).then((worker) => worker.evaluate(press, { tag, action: action ?? '' })),
  };
};

const getWorker = async (context: BrowserContext, url: string): Promise<Worker> => {
  const isOurs = (worker: Worker) => worker.url() === `${url}/sw.js`;
  return context.serviceWorkers().find(isOurs) ?? context.waitForEvent('serviceworker', { predicate: isOurs });
};

const findRegistration = (session: CDPSession, url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${url}/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
    session.send('ServiceWorker.enable').catch(reject);
  });

type Scope = {
  registration: {
    getNotifications(): Promise<(Omit<Shown, 'actions'> & { actions: { title: string }[] })[]>;
  };
  dispatchEvent(event: Event): void;
  NotificationEvent: new (type: string, init: object) => Event & { waitUntil(work: Promise<unknown>): void };
};

/** Runs in the worker. */
const listShown = async (): Promise<Shown[]> => {
  const { registration } = self as unknown as Scope;
  return (await registration.getNotifications()).map(({ title, body, tag, actions }) => ({
    title,
    body,
    tag,
    actions: actions.map((action) => action.title),
  }));
};

/** Runs in the worker. */
const press = async ({ tag, action }: { tag: string; action: string }): Promise<void> => {
  const scope = self as unknown as Scope;
  const notification = (await scope.registration.getNotifications()).find((shown) => shown.tag === tag);
  const event = new scope.NotificationEvent('notificationclick', { notification, action });
  // `waitUntil` works for real events only, so the promises are collected.
  const works: Promise<unknown>[] = [];
  Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => works.push(work) });
  scope.dispatchEvent(event);
  await Promise.all(works);
};

export const readPayload = (text: string): PushPayload => JSON.parse(text);
