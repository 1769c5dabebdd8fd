import { mediaReadPace, uploadPace } from '@pinlife/contract/rate-limits';
import type { Database } from './db/pool.ts';
import { createMediaAddresses } from './features/media/addresses.ts';
import { createClaimRepo } from './features/media/claim-repo.ts';
import { createMediaClaims } from './features/media/claims.ts';
import { createMediaDoor } from './features/media/door.ts';
import { createMediaMaker } from './features/media/making.ts';
import { createObjectRepo } from './features/media/object-repo.ts';
import { createPictures } from './features/media/pictures.ts';
import { createMediaRepo } from './features/media/repo.ts';
import { createMediaService } from './features/media/service.ts';
import type { NoteMedia } from './features/note/note-media.ts';
import type { Clock } from './platform/clock.ts';
import type { Pacers } from './platform/load/pacer.ts';
import { createAddressSigner } from './platform/media/media-address.ts';
import type { Secrets } from './platform/secret/secrets.ts';
import type { Storage } from './platform/storage.ts';

type MediaPlatform = { database: Database; secrets: Secrets; storage: Storage; workFolder: string; clock: Clock };

/** The part of the composition that concerns media: what notes and profiles need of it, then what needs the notes. */
export const createMediaParts = ({ database, secrets, storage, workFolder, clock }: MediaPlatform, pace: Pacers) => {
  const signers = {
    read: createAddressSigner(secrets.key('media-read')),
    write: createAddressSigner(secrets.key('media-write')),
  };
  const addresses = createMediaAddresses(signers, clock);
  const media = createMediaRepo(database, addresses.signing);
  const objects = createObjectRepo(database);
  const claims = createMediaClaims({ repo: createClaimRepo() });
  return {
    signing: addresses.signing,
    claims,
    pictures: createPictures({ media, claims }),
    door: createMediaDoor({
      database,
      media,
      objects,
      storage,
      addresses,
      paces: { receive: pace(uploadPace), open: pace(mediaReadPace) },
      clock,
    }),
    createService: (notes: NoteMedia) => {
      const make = createMediaMaker(storage, workFolder);
      const paces = { sign: pace(uploadPace), make: pace(uploadPace) };
      return createMediaService({
        database,
        media,
        objects,
        storage,
        addresses,
        make,
        workFolder,
        notes,
        paces,
        clock,
      });
    },
  };
};
