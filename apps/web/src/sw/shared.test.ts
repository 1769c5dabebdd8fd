import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { claimShared, listShared, putShared, readSharedFiles, removeShared } from '../lib/storage/shared-files.ts';
import { answerShare } from './shared.ts';

const ORIGIN = 'https://pins.example';

/** The browser's caches, as far as they are used. */
const stored = new Map<string, Response>();
const pathOf = (given: string | Request) => (typeof given === 'string' ? given : new URL(given.url).pathname);
const caches = {
  has: async () => stored.size > 0,
  open: async () => ({
    put: async (path: string, response: Response) => void stored.set(path, response),
    match: async (given: string | Request) => stored.get(pathOf(given))?.clone(),
    keys: async () => [...stored.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
    delete: async (given: Request) => stored.delete(pathOf(given)),
  }),
  delete: async () => stored.clear(),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubGlobal('caches', caches);
  // The service worker resolves relative addresses; the test needs absolute ones.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  );
});
afterAll(() => vi.unstubAllGlobals());

const share = async (path: string, form: FormData, referrer = ''): Promise<URL | null> => {
  const respondWith = vi.fn();
  const request = new Request(`${ORIGIN}${path}`, { method: 'POST', body: form });
  Object.defineProperty(request, 'referrer', { value: referrer });
  answerShare({ request, respondWith } as unknown as FetchEvent);
  const answer: Response | undefined = await respondWith.mock.calls[0]?.[0];
  return answer ? new URL(answer.headers.get('location') ?? '', ORIGIN) : null;
};

const formOf = (words: Record<string, string>, files: readonly File[] = []): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  for (const file of files) form.append('files', file);
  return form;
};

it('keeps words and files until the person has answered', async () => {
  const files = [new File(['fern'], 'ഫേൺ #1.png', { type: 'image/png' }), new File(['list'], 'list.txt')];
  const words = { title: 'Ferns', text: '', url: 'https://a.example/?b=1' };
  const address = await share('/dashboard/new', formOf(words, files));
  const [shared] = await listShared();
  expect(`${address?.pathname}${address?.search}`).toBe(`/dashboard/new?shared=${shared?.id}`);
  if (!shared) throw new Error('Nothing was kept');
  expect(shared).toMatchObject({ words, files: 2 });
  const taken = await readSharedFiles(shared);
  expect(await Promise.all(taken.map(async (file) => [file.name, file.type, await file.text()]))).toEqual([
    ['ഫേൺ #1.png', 'image/png', 'fern'],
    ['list.txt', expect.any(String), 'list'],
  ]);
  await removeShared(shared.id);
  expect(stored.size).toBe(0);
});

it('refuses a share from another website, and leaves other addresses to the server', async () => {
  const form = formOf({ text: 'Buy this' }, [new File(['x'.repeat(1000)], 'x.txt')]);
  expect((await share('/dashboard/new', form, 'https://evil.example/'))?.pathname).toBe('/dashboard/home');
  expect(await listShared()).toEqual([]);
  expect(await share('/api/note', form)).toBeNull();
});

it('limits the size of one share, and the number of waiting ones', async () => {
  const files = Array.from({ length: NOTE_MEDIA_MAX + 1 }, (_none, index) => new File(['x'], `${index}.txt`));
  await share('/dashboard/new', formOf({ text: 'x'.repeat(600_000) }, files));
  const [shared] = await listShared();
  expect(shared?.files).toBe(NOTE_MEDIA_MAX);
  expect(shared?.words.text).toHaveLength(500_000);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let count = 0; count < 12; count += 1) {
    // Entries are ordered by milliseconds.
    vi.setSystemTime(Date.now() + 1);
    await share('/dashboard/new', formOf({ title: `Share ${count}` }));
  }
  vi.useRealTimers();
  expect((await listShared()).map(({ words }) => words.title)).toEqual(
    Array.from({ length: 10 }, (_none, index) => `Share ${index + 2}`),
  );
});

it('reports that there was no room', async () => {
  vi.stubGlobal('caches', { ...caches, open: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) });
  expect((await share('/dashboard/new', formOf({ text: 'Shade' })))?.search).toBe('?shared=');
});

it('belongs to the person who used the browser then, and not to later ones', async () => {
  const id = await putShared({ title: 'Ferns', text: '', url: '' }, []);
  await claimShared(id, 'meera');
  await claimShared(id, 'arun');
  expect(await listShared()).toMatchObject([{ id, owner: 'meera' }]);
});
