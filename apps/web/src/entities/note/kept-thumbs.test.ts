import 'fake-indexeddb/auto';
import type { Media } from '@pinlife/contract/media/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { THUMB_MAX_BYTES } from '../../lib/kept/kept-limits.ts';
import { claim, findThumb, listThumbs, putThumb } from '../../lib/kept/kept-store.ts';
import { fillThumbs } from './kept-thumbs.ts';

vi.mock(import('../../lib/loading/quiet.ts'), async (original) => ({
  ...(await original()),
  untilQuiet: async () => undefined,
}));

const picture = (_id: string, ...widths: number[]) =>
  ({ _id, thumbs: widths.map((width) => ({ width, height: 1, url: `/media/me/${_id}/${width}` })) }) as Media;
const noteWith = (...media: Media[]) => makeNovemberNote(1, { media });
const never = new AbortController().signal;

let answer: (url: string) => Response;
const asked: string[] = [];
beforeEach(async () => {
  asked.splice(0);
  answer = () => new Response('small', { headers: { 'content-type': 'image/webp' } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
  await claim('mine', () => true);
});
afterEach(async () => {
  await claim('nobody', () => true);
  vi.unstubAllGlobals();
});

it('keeps the smallest likeness of each picture, once', async () => {
  const notes = [noteWith(picture('fern', 320, 640), picture('sound')), noteWith(picture('moss', 320))];
  await fillThumbs('mine', notes, never);
  await fillThumbs('mine', notes, never);
  expect(asked).toEqual(['/media/me/fern/320', '/media/me/moss/320']);
  expect(await (await findThumb('mine', 'fern'))?.text()).toBe('small');
});

it('stops if the server limits it, or if another server answers', async () => {
  answer = (url) => (url.includes('fern') ? new Response('', { status: 429 }) : Response.json({}));
  await fillThumbs('mine', [noteWith(picture('fern', 320), picture('moss', 320))], never);
  expect([asked.length, await listThumbs('mine')]).toEqual([1, []]);
});

it('keeps no large thumbnails, and none for another person', async () => {
  await putThumb('mine', 'large', new Blob([new Uint8Array(THUMB_MAX_BYTES + 1)]));
  await putThumb('mine', 'fern', new Blob(['x']));
  await putThumb('other', 'moss', new Blob(['x']));
  expect(await listThumbs('mine')).toEqual(['fern']);
  expect(await findThumb('other', 'fern')).toBeNull();
});
