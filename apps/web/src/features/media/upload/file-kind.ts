import type { ErrorCode } from '@pinlife/contract/errors';
import { type imageContentTypes, type MediaType, mediaMaxBytes } from '@pinlife/contract/media/limits';

/** The person's choice: a picture, a file of any type, or either. */
export type WantedKind = 'image' | 'file' | 'any';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** By its first bytes, because the name may be wrong. */
const findImageType = async (file: Blob): Promise<(typeof imageContentTypes)[number] | null> => {
  const bytes = new Uint8Array(await file.slice(0, PNG.length).arrayBuffer());
  return startsWith(bytes, PNG) ? 'image/png' : startsWith(bytes, JPEG) ? 'image/jpeg' : null;
};

const findMediaType = ({ type }: File, wanted: WantedKind): MediaType => {
  if (wanted === 'image' || (wanted === 'any' && type.startsWith('image/'))) return 'image';
  return type.startsWith('audio/') ? 'audio' : 'file';
};

export type Accepted = { type: MediaType; contentType: string };
type CheckedFile = Accepted | { fault: ErrorCode };

/** The type of a file, or why it is rejected, before it is sent. */
export const checkFile = async (file: File, wanted: WantedKind): Promise<CheckedFile> => {
  const type = findMediaType(file, wanted);
  if (type !== 'image') {
    return file.size > mediaMaxBytes(type) ? { fault: 'file_too_big' } : { type, contentType: file.type };
  }
  const contentType = await findImageType(file).catch(() => null);
  return contentType ? { type, contentType } : { fault: 'image_format_invalid' };
};
