import { FILE_MAX_BYTES } from '@pinlife/contract/media/limits';
import type { Transactor } from '../../../db/pool.ts';
import type { MediaTransfer } from '../../../http/streams/media.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Pacer } from '../../../platform/load/pacer.ts';
import { KeyTaken, type Storage } from '../../../platform/storage.ts';
import type { ObjectRepo } from '../object-repo.ts';
import type { MediaRepo } from '../repo.ts';
import { uploadKeyOf } from '../service.ts';
import type { SpaceService } from '../space.ts';
import type { MediaAddresses } from './addresses.ts';
import type { MediaServing } from './serving.ts';

type Dependencies = {
  database: Transactor;
  media: MediaRepo;
  objects: ObjectRepo;
  space: Pick<SpaceService, 'refuseUnfit' | 'refuseOverfull'>;
  storage: Storage;
  serving: MediaServing;
  addresses: MediaAddresses;
  paces: { receive: Pacer; open: Pacer };
  clock: Clock;
};

/** Receives and serves bytes for holders of a signed address. */
export const createMediaTransfer = (dependencies: Dependencies): MediaTransfer => {
  const { database, media, objects, space, storage, serving, addresses, paces, clock } = dependencies;
  return {
    async receive({ userId, name, query }, { bytes, contentType, size }) {
      const promised = addresses.readUpload({ userId, name, query });
      if (size === undefined || (promised.size !== '' && promised.size !== String(size))) {
        throw new AppError('upload_size_wrong');
      }
      if (size > FILE_MAX_BYTES) throw new AppError('file_too_big');
      if (promised.contentType !== '' && promised.contentType !== contentType) throw new AppError('upload_type_wrong');
      paces.receive(userId);
      const s3Key = `${userId}/${name}`;
      const key = uploadKeyOf(s3Key);
      const isOver = !(await objects.find(userId, key)) || (await media.findByKey(userId, s3Key));
      if (isOver) throw new AppError('upload_exists');
      await space.refuseUnfit(userId, size);
      try {
        await storage.write(key, bytes, { contentType, size });
      } catch (error) {
        throw error instanceof KeyTaken ? new AppError('upload_exists') : error;
      }
      try {
        await database.transaction(async (tx) => {
          // An item may be made of it before this call has ended.
          await objects.lock(tx, userId, key);
          const isListed = await objects.setStored(tx, userId, key, { contentType: contentType || null, size, s3Key });
          // The list entry has expired or the account is deleted, so nothing would remove these bytes later.
          if (!isListed) throw new AppError('address_expired');
          // Other uploads may have arrived meanwhile.
          await space.refuseOverfull(tx, userId, size);
        });
      } catch (error) {
        await storage.removeAll(key);
        throw error;
      }
      return s3Key;
    },

    async open({ userId, id, variant, isDownload, query, caller }) {
      const { signedAt, expiresAt } = addresses.readMedia({ userId, id, query });
      // Paced by caller, so that somebody who got an address does not use up the owner's pace.
      paces.open(`${userId} ${addressSubject(caller)}`);
      const item = await media.findServed(userId, id);
      const part = item && serving.describe(item, variant, { isDownload });
      if (!part) throw new AppError('not_found');
      const { key, contentType, disposition } = part;
      const maxAgeSeconds = Math.max(0, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
      if (storage.direct) {
        const url = await storage.direct.signDownload(key, { contentType, disposition, signedAt, expiresAt });
        return { redirect: url, maxAgeSeconds };
      }
      return { ...(await serving.open(part)), maxAgeSeconds };
    },
  };
};
