// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NoRoomError } from '../../../entities/upload/local-media.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { listShared, readSharedFiles, removeShared } from '../../../lib/storage/shared-files.ts';
import { listToasts } from '../../../ui/feedback/toast.ts';
import { choose } from '../../../ui/overlay/confirm.ts';
import { keepInBrowser } from '../../media/upload/keep-in-browser.ts';
import { listDrafts } from './draft-store.ts';
import { offerShared } from './offer-shared.ts';

vi.mock('../../../lib/storage/shared-files.ts');
vi.mock('../../../ui/overlay/confirm.ts');
vi.mock('../../media/upload/keep-in-browser.ts');

const words = { title: 'Ferns', text: 'Shade, water', url: '' };

beforeAll(initI18n);
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.mocked(readSharedFiles).mockResolvedValue([]);
  vi.mocked(listShared).mockResolvedValue([{ id: 'one', words, files: 0, owner: 'meera' }]);
});

it('makes a draft of shared text once the person wants it', async () => {
  vi.mocked(choose).mockResolvedValue(true);
  await offerShared('meera');
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ text: 'Ferns · Shade, water' }));
  expect(listDrafts('meera').map(({ draft }) => draft.title)).toEqual(['Ferns']);
  expect(removeShared).toHaveBeenCalledWith('one');
});

it('makes nothing of it without a word of the person', async () => {
  vi.mocked(choose).mockResolvedValue(false);
  await offerShared('meera');
  expect(listDrafts('meera')).toEqual([]);
  expect(removeShared).toHaveBeenCalledWith('one');
});

it('offers it again if there was no answer because the session has ended', async () => {
  vi.mocked(choose).mockResolvedValue(null);
  await offerShared('meera');
  expect(removeShared).not.toHaveBeenCalled();
});

it('does not show it to another person', async () => {
  await offerShared('arun');
  expect(choose).not.toHaveBeenCalled();
  expect(removeShared).not.toHaveBeenCalled();
});

it('keeps it and shows a message if the browser has no room for a draft', async () => {
  vi.mocked(choose).mockResolvedValue(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await offerShared('meera');
  full.mockRestore();
  expect(removeShared).not.toHaveBeenCalled();
  expect(listToasts().at(-1)?.text).toContain('no room');
});

it('keeps a file that the browser has no room for, and offers it again as a whole', async () => {
  vi.mocked(choose).mockResolvedValue(true);
  vi.mocked(readSharedFiles).mockResolvedValue([new File(['x'], 'ferns.pdf', { type: 'application/pdf' })]);
  vi.mocked(keepInBrowser).mockRejectedValue(new NoRoomError());
  await offerShared('meera');
  expect(removeShared).not.toHaveBeenCalled();
  expect(listDrafts('meera')).toEqual([]);
  expect(listToasts().at(-1)?.text).toContain('no room');
});
