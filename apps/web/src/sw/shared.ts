import { FILE_MAX_BYTES, NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import { HOME_PATH } from '../lib/session/return-path.ts';
import { putShared } from '../lib/storage/shared-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The share target of the manifest. */
const SHARE_TARGET = '/dashboard/new';
const SEE_OTHER = 303;
/** Far more than a note can contain; limits the disk space of one share. */
const WORDS_MAX_LENGTH = 500_000;
const FILES_MAX_BYTES = 2 * FILE_MAX_BYTES;

/** Stores content shared by another app; the page asks the person about it. */
export const answerShare = (event: FetchEvent): void => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === self.location.origin && pathname === SHARE_TARGET) {
    event.respondWith(takeShared(event.request));
  }
};

const takeShared = async (request: Request): Promise<Response> => {
  // Any website can post a form here. Requests with a foreign referrer are refused; because it can be hidden, the
  // person is asked too.
  if (isForeign(request.referrer)) return Response.redirect(HOME_PATH, SEE_OTHER);
  try {
    const form = await request.formData();
    const read = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.slice(0, WORDS_MAX_LENGTH) : '';
    };
    const words = { title: read('title'), text: read('text'), url: read('url') };
    const id = await putShared(words, chooseFiles(form.getAll('files')));
    return Response.redirect(`${SHARE_TARGET}?${new URLSearchParams({ shared: id })}`, SEE_OTHER);
  } catch {
    // The request was cut off or the disk is full: the page shows that nothing was stored.
    return Response.redirect(`${SHARE_TARGET}?shared=`, SEE_OTHER);
  }
};

const isForeign = (referrer: string): boolean =>
  URL.canParse(referrer) && /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;

const chooseFiles = (given: readonly FormDataEntryValue[]): File[] => {
  let bytes = 0;
  return given
    .filter((file): file is File => file instanceof File && file.size > 0)
    .slice(0, NOTE_MEDIA_MAX)
    .filter(({ size }) => {
      bytes += size;
      return bytes <= FILES_MAX_BYTES;
    });
};
