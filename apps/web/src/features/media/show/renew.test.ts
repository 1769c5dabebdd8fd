// @vitest-environment jsdom
import type { Media } from '@pinlife/contract/media/schema';
import { beforeEach, expect, it, vi } from 'vitest';
import { download, renewOnce } from './renew.ts';

const renewMedia = vi.hoisted(() => vi.fn());
vi.mock('../../../entities/media/api.ts', () => ({ renewMedia }));

const media = (url: string) => ({ _id: 'm', url, filename: 'form.pdf' }) as Media;
const fresh = media('https://a/fresh');

beforeEach(() => renewMedia.mockReset());

it('requests a fresh address once, even if the old one fails repeatedly', async () => {
  renewMedia.mockResolvedValue(fresh);
  const onAnswer = vi.fn();
  renewOnce(media('https://a/old'), onAnswer);
  renewOnce(media('https://a/old'), onAnswer);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(fresh));
  expect(renewMedia).toHaveBeenCalledTimes(1);
});

it('asks again when the server was out of reach', async () => {
  renewMedia.mockRejectedValueOnce(new Error('unavailable'));
  const onAnswer = vi.fn();
  renewOnce(media('https://a/away'), onAnswer);
  await vi.waitFor(() => expect(renewMedia).toHaveBeenCalledTimes(1));
  renewMedia.mockResolvedValue(fresh);
  await vi.waitFor(() => {
    renewOnce(media('https://a/away'), onAnswer);
    expect(onAnswer).toHaveBeenCalledWith(fresh);
  });
});

/** The address and the name of the download. */
const downloadOld = async (): Promise<[href: string, name: string][]> => {
  const links: [string, string][] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push([this.href, this.download]);
  });
  await download(media('https://a/old'));
  click.mockRestore();
  return links;
};

it('downloads by an address of that moment', async () => {
  renewMedia.mockResolvedValueOnce(fresh);
  await expect(downloadOld()).resolves.toEqual([['https://a/fresh', 'form.pdf']]);
});

it('downloads by the address at hand while there is no other', async () => {
  renewMedia.mockRejectedValueOnce(new Error('unavailable'));
  await expect(downloadOld()).resolves.toEqual([['https://a/old', 'form.pdf']]);
});
