import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import { putSharedFiles } from '../lib/storage/shared-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where the manifest has other apps send what they share. */
const SHARE_TARGET = '/dashboard/new';
const WORDS = ['title', 'text', 'url'];
const SEE_OTHER = 303;

/** Takes what another app shares: the words go on in the address, the files beside it. */
export const answerShare = (event: FetchEvent): void => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === 'POST' && origin === self.location.origin && pathname === SHARE_TARGET) {
    event.respondWith(takeShared(event.request));
  }
};

const takeShared = async (request: Request): Promise<Response> => {
  const form = await request.formData().catch(() => new FormData());
  const search = new URLSearchParams();
  for (const name of WORDS) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') search.set(name, value);
  }
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  if (files.length > 0) search.set('files', await putSharedFiles(files.slice(0, NOTE_MEDIA_MAX)));
  return Response.redirect(`${SHARE_TARGET}?${search}`, SEE_OTHER);
};
