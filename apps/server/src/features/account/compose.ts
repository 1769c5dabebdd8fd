import type { CalendarFeed } from '@pinlife/contract/calendar/schema';
import type { ImportSummary } from '@pinlife/contract/import/schema';
import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';
import { exportPace } from '@pinlife/contract/rate-limits';
import type { Share } from '@pinlife/contract/share/schema';
import type { Webhook } from '@pinlife/contract/webhook/schema';
import type { Tx } from '../../db/pool.ts';
import type { ExportSource } from '../../http/streams/export.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import { createAddressSigner } from '../../platform/media/media-address.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { AuthService } from '../auth/service.ts';
import type { JobQueue } from '../job/service.ts';
import type { MediaRemoval } from '../media/removal.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';
import { createExportAddresses } from './export/addresses.ts';
import { createExporter } from './export/archive.ts';
import { createAccountJobHandlers, createAccountRemoval } from './removal.ts';
import { createAccountRepo } from './repo.ts';
import { accountRoutes } from './routes.ts';

type Others = {
  accounts: AuthService;
  sessions: SessionService;
  users: UserService;
  jobs: JobQueue;
  notes: NoteWriter;
  record: RecordService;
  media: MediaRemoval;
  disconnectAll(tx: Tx, userId: string): Promise<boolean>;
  readNotes(userId: string): AsyncIterable<Note>;
  readVersions(userId: string, noteId: string): AsyncIterable<NoteVersion>;
  findNote(userId: string, id: string): Promise<Note | null>;
  listImports(userId: string): Promise<readonly ImportSummary[]>;
  findShare(userId: string, noteId: string): Promise<Share | null>;
  listWebhooks(userId: string): Promise<readonly Webhook[]>;
  findCalendarFeed(userId: string): Promise<CalendarFeed | null>;
  listPictureTexts(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** Deletes an account and exports its data. */
export const composeAccount = (platform: SliceDependencies, others: Others) => {
  const { accounts, sessions, users, jobs, notes, record, media, disconnectAll, ...rest } = others;
  const { readNotes, readVersions, findNote, ...lists } = rest;
  const { database, storage, secrets, clock, paceFactor } = platform;
  const pace = createPacers(clock, paceFactor);
  const repo = createAccountRepo(database);
  const addresses = createExportAddresses(createAddressSigner(secrets.key('export')), clock);
  const exportAccount = createExporter({ repo, users, readNotes, readVersions, findNote, ...lists, storage, clock });
  // Twice the pace of addresses, so that a broken download can be repeated.
  const paceDownload = pace({ atOnce: exportPace.atOnce * 2, perMinute: exportPace.perMinute * 2 });
  const exportSource: ExportSource = {
    async open(userId, query) {
      const person = addresses.read(userId, query);
      const alive = await sessions.findAlive([person]);
      if (!alive.has(person.sessionId)) throw new AppError('address_expired');
      paceDownload(userId);
      return exportAccount(userId);
    },
  };
  const removal = createAccountRemoval({
    database,
    accounts,
    sessions,
    notes,
    users,
    jobs,
    record,
    clock,
    disconnectAll,
  });
  return {
    handlers: accountRoutes(removal, addresses, pace(exportPace)),
    jobs: createAccountJobHandlers(media),
    exportSource,
    sweep: removal.sweep,
  };
};
