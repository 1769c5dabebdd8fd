import type { Media } from '@pinlife/contract/media/schema';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { createId } from '../../../lib/api/create-id.ts';
import { sentenceOf } from '../../../lib/i18n/i18n.ts';
import { readSharedFiles, type Shared } from '../../../lib/storage/shared-files.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { checkFile } from '../../media/upload/file-kind.ts';
import { fitImage } from '../../media/upload/fit-image.ts';
import { keepInBrowser } from '../../media/upload/keep-in-browser.ts';
import { measureSound } from '../../media/upload/measure-sound.ts';
import { Refusal } from '../../media/upload/upload-failure.ts';
import { prepare } from '../../media/upload/upload-one.ts';

/**
 * Stores files shared by another app until their note is sent; shows which cannot be attached. Throws if the browser
 * cannot store one.
 */
export const keepShared = async (userId: string, shared: Shared): Promise<Media[]> => {
  const media: Media[] = [];
  const faults = new Set<string>();
  for (const file of await readSharedFiles(shared)) {
    try {
      media.push(await keepOne(userId, file));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.add(sentenceOf(error.code));
    }
  }
  for (const text of faults) showToast({ kind: 'error', text });
  return media;
};

const keepOne = async (userId: string, file: File): Promise<Media> => {
  const accepted = await chooseType(file);
  const s3Key = formatUploadKey(userId, createId(), file.name);
  return keepInBrowser(userId, await prepare({ fitImage, measureSound }, { file, s3Key, sound: null, ...accepted }));
};

/** A picture of a kind that no note shows still is a file. */
const chooseType = async (file: File) => {
  const asImage = await checkFile(file, 'any');
  const result = 'fault' in asImage ? await checkFile(file, 'file') : asImage;
  if ('fault' in result) throw new Refusal(result.fault);
  return result;
};
