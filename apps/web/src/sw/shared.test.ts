import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { takeSharedFiles } from '../lib/storage/shared-files.ts';
import { answerShare } from './shared.ts';

const ORIGIN = 'https://pins.example';

/** The browser's caches, as far as they are used. */
const stored = new Map<string, Response>();
const caches = {
  open: async () => ({
    put: async (path: string, response: Response) => void stored.set(path, response),
    match: async (path: string) => stored.get(path),
  }),
  delete: async () => stored.clear(),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubGlobal('caches', caches);
  // A worker knows its own origin; here an address has to be whole.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  );
});
afterAll(() => vi.unstubAllGlobals());

const share = async (path: string, form: FormData): Promise<URL | null> => {
  const respondWith = vi.fn();
  const request = new Request(`${ORIGIN}${path}`, { method: 'POST', body: form });
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

it('passes words on in the address, and files beside it, once', async () => {
  const files = [new File(['fern'], 'ഫേൺ #1.png', { type: 'image/png' }), new File(['list'], 'list.txt')];
  const address = await share(
    '/dashboard/new',
    formOf({ title: 'Ferns', text: '', url: 'https://a.example/?b=1' }, files),
  );
  expect(address?.pathname).toBe('/dashboard/new');
  const { files: id = '', ...words } = Object.fromEntries(address?.searchParams ?? []);
  expect(words).toEqual({ title: 'Ferns', url: 'https://a.example/?b=1' });
  const taken = await takeSharedFiles(id);
  expect(await Promise.all(taken.map(async (file) => [file.name, file.type, await file.text()]))).toEqual([
    ['ഫേൺ #1.png', 'image/png', 'fern'],
    ['list.txt', expect.any(String), 'list'],
  ]);
  expect(await takeSharedFiles(id)).toEqual([]);
});

it('names no files where there are none, and leaves other addresses to the server', async () => {
  expect((await share('/dashboard/new', formOf({ text: 'Shade' })))?.search).toBe('?text=Shade');
  expect(await share('/api/note', formOf({ text: 'Shade' }))).toBeNull();
});
