import { mediaReadPace, uploadPace } from '@pinlife/contract/rate-limits';
import { createPacers } from '../../platform/load/pacer.ts';
import { createAddressSigner } from '../../platform/media/media-address.ts';
import type { Platform } from '../../platform.ts';
import type { NoteMedia } from '../note/save/note-media.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import { createDrafts } from './drafts.ts';
import { createMediaMaker } from './make/make-media.ts';
import { createObjectRepo } from './object-repo.ts';
import { createMediaRemoval } from './removal.ts';
import { createMediaRepo } from './repo.ts';
import { mediaRoutes } from './routes.ts';
import { createMediaService } from './service.ts';
import { createMediaAddresses } from './transfer/addresses.ts';
import { createMediaServing } from './transfer/serving.ts';
import { createMediaTransfer } from './transfer/transfer.ts';
import { createMediaUses } from './use/note-uses.ts';
import { createPictures } from './use/pictures.ts';
import { createMediaUseRepo } from './use/repo.ts';

/** What notes and profiles need of media; it is completed with what needs the notes. */
export const composeMedia = (platform: Platform, { notes }: { notes: NoteWriter }) => {
  const { database, secrets, storage, workFolder, clock, paceFactor } = platform;
  const pace = createPacers(clock, paceFactor);
  const signers = {
    read: createAddressSigner(secrets.key('media-read')),
    write: createAddressSigner(secrets.key('media-write')),
  };
  const addresses = createMediaAddresses(signers, clock);
  const media = createMediaRepo(database, addresses.signing);
  const objects = createObjectRepo(database);
  const uses = createMediaUses({ repo: createMediaUseRepo(), notes });
  const serving = createMediaServing(storage);
  const stored = { database, media, objects, storage, addresses, clock };
  return {
    signing: addresses.signing,
    uses,
    serving,
    pictures: createPictures({ media, uses }),
    removal: createMediaRemoval(stored),
    drafts: createDrafts(stored),
    transfer: createMediaTransfer({
      ...stored,
      serving,
      paces: { receive: pace(uploadPace), open: pace(mediaReadPace) },
    }),
    complete: ({ notes }: { notes: NoteMedia }) => {
      const make = createMediaMaker(storage, workFolder);
      const paces = { sign: pace(uploadPace), make: pace(uploadPace) };
      const service = createMediaService({ ...stored, make, workFolder, notes, paces });
      return { handlers: mediaRoutes(service), sweep: service.sweep, bringIn: service.bringIn };
    },
  };
};
