import type { ErrorCode } from '@pinlife/contract/errors';
import { FILE_MAX_BYTES, FILENAME_MAX_LENGTH, IMAGE_MAX_BYTES, type MediaType } from '@pinlife/contract/media/limits';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { normalizeText } from '@pinlife/contract/normal-form';
import { AppError } from '../../../platform/error/app-error.ts';
import type { ImportedMedia } from '../../media/service.ts';
import { ImportFault } from '../read/fault.ts';
import type { DraftFile } from '../read/port.ts';
import { mediaTypeOf } from './counts.ts';

type AddMedia = (media: ImportedMedia) => Promise<string>;

type MediaOutcome = { mediaId: string; type: MediaType } | { fault: ErrorCode };
/** `id`: of the upload. The same one returns the same item. */
type Upload = { userId: string; id: string };

/** Makes a media item of a file. Unknown pictures and recordings become files. */
export const importMedia = async (upload: Upload, file: DraftFile, addMedia: AddMedia): Promise<MediaOutcome> => {
  if (file.size > FILE_MAX_BYTES) return { fault: 'file_too_big' };
  const mediaType = mediaTypeOf(file);
  const first = mediaType === 'image' && file.size > IMAGE_MAX_BYTES ? 'file' : mediaType;
  try {
    return await makeAs(upload, file, first, addMedia);
  } catch (error) {
    if (error instanceof ImportFault) return { fault: 'import_file_damaged' };
    if (error instanceof AppError && error.code === 'space_full') return { fault: 'import_file_unfit' };
    if (!isVerdict(error) || first === 'file') throw error;
    return makeAs(upload, file, 'file', addMedia);
  }
};

const makeAs = async (upload: Upload, file: DraftFile, type: MediaType, addMedia: AddMedia) => {
  const { id, contentType, size, duration, peaks } = file;
  const filename = cleanName(file.name);
  const mediaId = await addMedia({
    userId: upload.userId,
    id,
    isDrawn: file.isDrawn,
    s3Key: formatUploadKey(upload.userId, upload.id, filename),
    filename,
    type,
    contentType,
    size,
    bytes: file.open,
    duration,
    peaks,
  });
  return { mediaId, type };
};

/** Whether the error is about the bytes, not about the server. */
const isVerdict = (error: unknown) => error instanceof AppError && [413, 415, 422].includes(error.status);

const cleanName = (name: string): string => {
  const clean = normalizeText(name.toWellFormed())
    // Other programs allow slashes in a name.
    .replace(/[/\\]/g, '_')
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  return /^\.*$/.test(clean) ? 'file' : clean.slice(-FILENAME_MAX_LENGTH);
};
