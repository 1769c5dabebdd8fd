import type { Media } from '@pinlife/contract/media/schema';
import { keepFile } from '../../../entities/note/outbox/files/blob-store.ts';
import type { UploadFile } from '../../../entities/upload/upload.ts';

let hasAsked = false;

/** Stores a file until it is sent, and requests persistent storage without waiting for the answer. */
export const keepInBrowser = async (userId: string, file: UploadFile): Promise<Media> => {
  const media = await keepFile(userId, file);
  if (!hasAsked) navigator.storage?.persist?.().catch(() => undefined);
  hasAsked = true;
  return media;
};
