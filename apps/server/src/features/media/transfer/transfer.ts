import type { Readable } from 'node:stream';
import { FILE_MAX_BYTES } from '@pinlife/contract/media/limits';
import type { Transactor } from '../../../db/pool.ts';
import type { MediaTransfer, ServedBytes } from '../../../http/streams/media.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Pacer } from '../../../platform/load/pacer.ts';
import { ORIGINAL, THUMB_TYPE } from '../../../platform/media/media-variant.ts';
import { type ByteRange, KeyTaken, ObjectMissing, type Storage } from '../../../platform/storage.ts';
import type { ObjectRepo } from '../object-repo.ts';
import type { MediaRepo, ServedItem } from '../repo.ts';
import { uploadKeyOf } from '../service.ts';
import type { MediaAddresses } from './addresses.ts';

type Dependencies = {
  database: Transactor;
  media: MediaRepo;
  objects: ObjectRepo;
  storage: Storage;
  addresses: MediaAddresses;
  paces: { receive: Pacer; open: Pacer };
  clock: Clock;
};

/** Browsers run nothing of this type, whoever points at it. */
const INERT_TYPE = 'application/octet-stream';

/** Where bytes come in and go out. A signed address is all that anybody needs here. */
export const createMediaTransfer = (dependencies: Dependencies): MediaTransfer => {
  const { database, media, objects, storage, addresses, paces, clock } = dependencies;
  return {
    async receive({ userId, name, query }, { bytes, contentType, size }) {
      const promised = addresses.readUpload({ userId, name, query });
      if (size === undefined || (promised.size !== '' && promised.size !== String(size))) {
        throw new AppError('upload_size_wrong');
      }
      if (size > FILE_MAX_BYTES) throw new AppError('file_too_big');
      if (promised.contentType !== '' && promised.contentType !== contentType) throw new AppError('upload_type_wrong');
      paces.receive(userId);
      const key = uploadKeyOf(`${userId}/${name}`);
      const isOver = !(await objects.find(userId, key)) || (await media.findByKey(userId, `${userId}/${name}`));
      if (isOver) throw new AppError('upload_exists');
      try {
        await storage.write(key, bytes, { contentType, size });
      } catch (error) {
        throw error instanceof KeyTaken ? new AppError('upload_exists') : error;
      }
      const isListed = await database.single((tx) => objects.setType(tx, userId, key, contentType || null));
      if (!isListed) {
        // It took longer than anybody waits for it: nobody would ever look here again.
        await storage.removeAll(key);
        throw new AppError('address_expired');
      }
      return `${userId}/${name}`;
    },

    async open({ userId, id, variant, isDownload, query, caller }) {
      const { signedAt, expiresAt } = addresses.readMedia({ userId, id, query });
      // Somebody to whom an address has come uses up nothing of what its owner has.
      paces.open(`${userId} ${addressSubject(caller)}`);
      const item = await media.findServed(userId, id);
      const part = item && describePart(item, variant);
      if (!part) throw new AppError('not_found');
      const key = `${item.object_key}/${variant}`;
      const disposition = formatDisposition(item, isDownload);
      const { contentType } = part;
      const maxAgeSeconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
      if (storage.direct) {
        const url = await storage.direct.signDownload(key, { contentType, disposition, signedAt, expiresAt });
        return { redirect: url, maxAgeSeconds };
      }
      const found = await storage.find(key);
      if (!found) throw new AppError('not_found');
      const read = (range?: ByteRange): Promise<Readable> => storage.read(key, range).catch(explainMissing);
      return { size: found.size, contentType, disposition, maxAgeSeconds, read } satisfies ServedBytes;
    },
  };
};

/** One of the sizes that were made, or the whole. */
const describePart = ({ type, content_type, thumbs }: ServedItem, variant: string): { contentType: string } | null => {
  if (variant !== ORIGINAL) return thumbs.some(({ name }) => name === variant) ? { contentType: THUMB_TYPE } : null;
  return { contentType: type === 'file' ? INERT_TYPE : content_type };
};

/** Only what was looked at is shown in place. Names of any script travel as RFC 6266 has it. */
const formatDisposition = ({ type, name }: ServedItem, isDownload: boolean): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const kind = type === 'file' || isDownload ? 'attachment' : 'inline';
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const explainMissing = (error: unknown): never => {
  throw error instanceof ObjectMissing ? new AppError('not_found') : error;
};
