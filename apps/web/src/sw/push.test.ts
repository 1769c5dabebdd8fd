import type { PushPayload } from '@pinlife/contract/push/payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../testing/our-answer.ts';
import { createFakeCaches } from '../../test/fake-caches.ts';
import { nameOfRing } from '../features/notification/offline/ring-name.ts';
import { keepPushRecord, keepRings } from '../lib/loading/push-record.ts';
import { answerPress, showPush } from './push.ts';

const payload: PushPayload = {
  id: 'n1',
  title: 'Varnam',
  message: 'Slow down.',
  note: {
    _id: 'note-7',
    title: 'Varnam',
    options: { color: '#ffffff', passion: false, location: '', selfNote: false },
  },
  user: 'u1',
  occurrenceAt: '2026-11-14T20:00:00.000Z',
  lang: 'en',
  token: 'only-for-n1',
  words: { done: 'Done', snooze: 'Snooze 10 min', failed: 'It did not work.' },
};

const close = vi.fn();
const showNotification = vi.fn(async (_title: string, _options: { silent: boolean }) => undefined);
const openWindow = vi.fn(async () => null);
const sent: unknown[] = [];
let pages: FakePage[];
let answer: () => Response;

/** A tab as the service worker sees it; browsers refuse `focus` without a click. */
type FakePage = ReturnType<typeof createPage>;
const createPage = (path: string, visibilityState = 'hidden', focus = vi.fn(async () => undefined)) => ({
  url: `https://pinlife.test${path}`,
  visibilityState,
  focus,
  postMessage: vi.fn(),
});

beforeEach(() => {
  pages = [];
  answer = () => ourJson({ data: {} });
  sent.splice(0);
  vi.clearAllMocks();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', {
    openWindow,
    matchAll: async (options: object) => {
      expect(options).toEqual({ type: 'window', includeUncontrolled: true });
      return pages;
    },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([true, false])('shows a push of which muted is %s with or without a sound', async (silent) => {
  const data = { json: () => (silent ? { ...payload, silent } : payload) } as PushMessageData;
  await showPush(data);
  expect(showNotification).toHaveBeenCalledWith('Varnam', expect.objectContaining({ silent }));
});

it.each([
  { where: 'in sight, not', visibilityState: 'visible', shown: [] },
  { where: 'hidden, without a sound', visibilityState: 'hidden', shown: [true] },
])('replaces the local notification of a page, with one $where', async ({ visibilityState, shown }) => {
  await keepPushRecord({ subscription: '{}', key: 'BAEC' });
  await keepRings([nameOfRing({ ...payload, note: { _id: 'note-7' } })]);
  pages = [createPage('/dashboard/home', visibilityState)];
  const pushed = (changes: Partial<PushPayload> = {}) =>
    ({ json: () => ({ ...payload, ...changes }) }) as PushMessageData;
  const listSilent = () => showNotification.mock.calls.map(([, { silent }]) => silent);
  await showPush(pushed());
  expect(listSilent()).toEqual(shown);
  await showPush(pushed({ remindBefore: true }));
  expect(listSilent()).toEqual([...shown, false]);
});

const press = (action = '') =>
  answerPress({ notification: { data: payload, close }, action } as unknown as NotificationEvent);

it('opens the note in a new window if no tab is open, and counts as read', async () => {
  await press();
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/dashboard/home?note=note-7');
  expect(sent).toEqual([['/api/notification/n1/action', { action: 'read', token: 'only-for-n1' }]]);
});

it('focuses the tab that is open and has it show the note, the one in sight before others', async () => {
  const [hidden, visible] = [createPage('/dashboard/pinups'), createPage('/dashboard/settings', 'visible')];
  pages = [hidden, visible];
  await press();
  expect(visible.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'open', noteId: 'note-7' });
  expect(visible.focus).toHaveBeenCalledOnce();
  expect(hidden.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('has the tab show the note even if the browser refuses the focus', async () => {
  const refusing = createPage('/dashboard/home', 'hidden', vi.fn().mockRejectedValue(new Error('Not allowed')));
  pages = [refusing];
  await press();
  expect(refusing.postMessage).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens a new window if the open tab shows something else of the app', async () => {
  pages = [createPage('/privacy-policy', 'visible')];
  await press();
  expect(openWindow).toHaveBeenCalledOnce();
});

it('runs the actions of its buttons without opening anything', async () => {
  await press('snooze');
  expect(sent).toEqual([['/api/notification/n1/action', { action: 'snooze', token: 'only-for-n1' }]]);
  expect(openWindow).not.toHaveBeenCalled();
  expect(showNotification).not.toHaveBeenCalled();
});

it('comes back with a message if a button did not work, unless the note was done elsewhere', async () => {
  answer = () => ourJson({ error: 'This note is done already', code: 'note_done' }, { status: 409 });
  await press('done');
  expect(showNotification).not.toHaveBeenCalled();
  answer = () => new Response(null, { status: 503 });
  await press('done');
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Varnam',
    expect.objectContaining({ body: 'It did not work.', tag: 'pl-n1' }),
  );
});

it.each([200, 404, 409, 511])(
  'does not take the page of a Wi-Fi for an answer, with any status: %i',
  async (status) => {
    answer = () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
    await press('snooze');
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Varnam',
      expect.objectContaining({ body: 'It did not work.' }),
    );
  },
);
