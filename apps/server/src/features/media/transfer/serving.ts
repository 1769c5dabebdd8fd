import type { Readable } from 'node:stream';
import type { ServedBytes } from '../../../http/streams/media.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { ORIGINAL, THUMB_TYPE } from '../../../platform/media/media-variant.ts';
import { type ByteRange, ObjectMissing, type Storage } from '../../../platform/storage.ts';
import type { ServedItem } from '../repo.ts';

/** Browsers never execute this type. */
const INERT_TYPE = 'application/octet-stream';

type Part = { key: string; contentType: string; disposition: string };

export type MediaServing = ReturnType<typeof createMediaServing>;

/** Serves the bytes of an item in one of its sizes. The caller has checked the permission. */
export const createMediaServing = (storage: Pick<Storage, 'find' | 'read'>) => ({
  /** Key, type and name for serving; null if there is no such size. */
  describe(item: ServedItem, variant: string, { isDownload = false } = {}): Part | null {
    const contentType = typeOf(item, variant);
    if (contentType === null) return null;
    return { key: `${item.object_key}/${variant}`, contentType, disposition: formatDisposition(item, isDownload) };
  },

  async open({ key, contentType, disposition }: Part): Promise<Omit<ServedBytes, 'maxAgeSeconds'>> {
    const storedObject = await storage.find(key);
    if (!storedObject) throw new AppError('not_found');
    const read = (range?: ByteRange): Promise<Readable> => storage.read(key, range).catch(explainMissing);
    return { size: storedObject.size, contentType, disposition, read };
  },
});

const typeOf = ({ type, content_type, thumbs }: ServedItem, variant: string): string | null => {
  if (variant !== ORIGINAL) return thumbs.some(({ name }) => name === variant) ? THUMB_TYPE : null;
  return type === 'file' ? INERT_TYPE : content_type;
};

/** Only examined files are shown inline. Names are encoded as in RFC 6266. */
const formatDisposition = ({ type, name }: ServedItem, isDownload: boolean): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const kind = type === 'file' || isDownload ? 'attachment' : 'inline';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const explainMissing = (error: unknown): never => {
  throw error instanceof ObjectMissing ? new AppError('not_found') : error;
};
