import type { Media } from '@pinlife/contract/media/schema';
import { keepFile } from '../../../entities/note/outbox/files/blob-store.ts';
import type { UploadFile } from '../../../entities/upload/upload.ts';

let hasAsked = false;

/** Keeps a file until it can be sent, and asks the browser not to throw it away; nobody waits for its answer. */
export const keepInBrowser = async (person: string, file: UploadFile): Promise<Media> => {
  const media = await keepFile(person, file);
  if (!hasAsked) navigator.storage?.persist?.().catch(() => undefined);
  hasAsked = true;
  return media;
};
