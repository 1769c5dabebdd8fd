import { importPace, uploadPace } from '@pinlife/contract/rate-limits';
import type { Tx } from '../../db/pool.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import { createAddressSigner } from '../../platform/media/media-address.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { CommentService } from '../comment/service.ts';
import type { LiveBus } from '../live/bus.ts';
import type { ImportedMedia } from '../media/service.ts';
import type { SpaceService } from '../media/space.ts';
import type { Drafts } from '../media/transfer/drafts.ts';
import type { MediaUses } from '../media/use/note-uses.ts';
import type { NoteBulk } from '../note/bulk/bulk.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';
import { createImportRepo } from './repo.ts';
import { importRoutes } from './routes.ts';
import { createImportRunRepo } from './run/repo.ts';
import { createImportService } from './service.ts';
import { createImportSource } from './source.ts';
import { createUploadAddresses } from './upload/addresses.ts';
import { createImportTransfer } from './upload/receive.ts';
import { createImportedRepo } from './write/repo.ts';

type Others = {
  users: UserService;
  sessions: SessionService;
  notes: NoteBulk;
  comments: CommentService;
  reminders: NoteReminders;
  media: { drafts: Drafts; space: SpaceService; uses: MediaUses; addMedia: (media: ImportedMedia) => Promise<string> };
  live: LiveBus;
  wake: (tx: Tx) => Promise<void>;
};

export const composeImport = (
  platform: SliceDependencies,
  { users, sessions, notes, comments, reminders, media, live, wake }: Others,
) => {
  const { database, storage, secrets, clock, log, publicUrl, paceFactor, importTurnMs } = platform;
  const pace = createPacers(clock, paceFactor);
  const imports = createImportRepo(database);
  const runs = createImportRunRepo(database);
  const addresses = createUploadAddresses(createAddressSigner(secrets.key('import-write')), clock);
  const { drafts, uses, addMedia } = media;
  const base = { database, imports, drafts, addresses, live, wake, clock };
  const service = createImportService({ ...base, space: media.space, pace: pace(importPace) });
  const imported = createImportedRepo();
  return {
    handlers: importRoutes(service),
    transfer: createImportTransfer({ ...base, sessions, storage, pace: pace(uploadPace) }),
    source: createImportSource({
      ...base,
      runs,
      storage,
      users,
      notes,
      comments,
      reminders,
      uses,
      addMedia,
      imported,
      publicUrl,
      turnMs: importTurnMs,
      log,
    }),
    list: service.list,
    sweep: service.sweep,
    limitWaits: runs.limitWaits,
    countByState: imports.countByState,
  };
};
