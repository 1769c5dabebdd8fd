import { mediaReadPace, uploadPace } from '@pinlife/contract/rate-limits';
import type { Reader, Tx } from '../../db/pool.ts';
import type { Images } from '../../platform/image.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import { createAddressSigner } from '../../platform/media/media-address.ts';
import type { Ocr } from '../../platform/ocr.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createMediaMaker } from './make/make-media.ts';
import { createObjectRepo } from './object-repo.ts';
import { createMediaRemoval } from './removal.ts';
import { createMediaRepo } from './repo.ts';
import { mediaRoutes } from './routes.ts';
import { type AttachingNotes, createMediaService } from './service.ts';
import { createSpaceService } from './space.ts';
import { createPictureTextRepo } from './text/repo.ts';
import { createPictureTextSource, type LateIndexing } from './text/source.ts';
import { createPictureTexts } from './text/texts.ts';
import { createMediaAddresses } from './transfer/addresses.ts';
import { createDrafts } from './transfer/drafts.ts';
import { createMediaServing } from './transfer/serving.ts';
import { createMediaTransfer } from './transfer/transfer.ts';
import { type CountedNotes, createMediaUses } from './use/note-uses.ts';
import { createPictures } from './use/pictures.ts';
import { createMediaUseRepo } from './use/repo.ts';

type Others = {
  notes: CountedNotes;
  quota: { find(from: Reader): Promise<number | null> };
  wake: (tx: Tx) => Promise<void>;
};
type UploadOthers = { media: Media; notes: AttachingNotes; images: Images; ocr: Ocr; search: LateIndexing };

export type Media = ReturnType<typeof composeMedia>;

/** The parts of media that notes and profiles use. */
export const composeMedia = (platform: SliceDependencies, { notes, quota, wake }: Others) => {
  const { database, secrets, storage, clock, paceFactor, isOcrOn } = platform;
  const pace = createPacers(clock, paceFactor);
  const signers = {
    read: createAddressSigner(secrets.key('media-read')),
    write: createAddressSigner(secrets.key('media-write')),
  };
  const addresses = createMediaAddresses(signers, clock);
  const media = createMediaRepo(database, addresses.signing);
  const objects = createObjectRepo(database);
  const wakeReader = async (tx: Tx) => (isOcrOn ? wake(tx) : undefined);
  const space = createSpaceService({ reader: database, media, findQuota: quota.find });
  const uses = createMediaUses({ repo: createMediaUseRepo(), notes, space, wake: wakeReader });
  const textRepo = createPictureTextRepo(database);
  const texts = createPictureTexts(textRepo, isOcrOn);
  const serving = createMediaServing(storage);
  const stored = { database, media, objects, space, storage, addresses, clock };
  return {
    signing: addresses.signing,
    uses,
    space,
    serving,
    pictures: createPictures({ media, uses }),
    removal: createMediaRemoval(stored),
    drafts: createDrafts(stored),
    transfer: createMediaTransfer({
      ...stored,
      serving,
      paces: { receive: pace(uploadPace), open: pace(mediaReadPace) },
    }),
    limitTextWaits: textRepo.limitWaits,
    texts,
    parts: { stored, textRepo, pace },
  };
};

/** The upload of media, which needs the notes. */
export const composeUploads = (platform: SliceDependencies, { media, notes, images, ocr, search }: UploadOthers) => {
  const { database, storage, workFolder, clock, log, isOcrOn } = platform;
  const { space, texts } = media;
  const { stored, textRepo, pace } = media.parts;
  const make = createMediaMaker(storage, workFolder, images);
  const paces = { sign: pace(uploadPace), make: pace(uploadPace) };
  const service = createMediaService({ ...stored, make, workFolder, notes, paces });
  const source = createPictureTextSource({ database, texts: textRepo, storage, ocr, search, clock, log });
  const handlers = mediaRoutes({ media: service, space, texts });
  return { handlers, sweep: service.sweep, addMedia: service.addMedia, sources: isOcrOn ? [source] : [] };
};
