import { exportPace } from '@pinlife/contract/rate-limits';
import type { Database } from './db/pool.ts';
import type { MediaSigning } from './db/wire-media.ts';
import { createExporter } from './features/account/export.ts';
import { createExportAddresses } from './features/account/export-addresses.ts';
import { createAccountJobHandlers, createAccountRemoval } from './features/account/removal.ts';
import { createAccountRepo } from './features/account/repo.ts';
import { accountRoutes } from './features/account/routes.ts';
import type { AuthService } from './features/auth/service.ts';
import type { JobQueue } from './features/job/service.ts';
import { createNoteExport } from './features/note/export-repo.ts';
import type { SessionService } from './features/session/service.ts';
import type { UserService } from './features/user/service.ts';
import type { ExportDoor } from './http/export.ts';
import type { Clock } from './platform/clock.ts';
import { AppError } from './platform/error/app-error.ts';
import type { Pacers } from './platform/load/pacer.ts';
import { createAddressSigner } from './platform/media/media-address.ts';
import type { Secrets } from './platform/secret/secrets.ts';
import type { Storage } from './platform/storage.ts';

type AccountPlatform = { database: Database; storage: Storage; secrets: Secrets; clock: Clock };

type Dependencies = {
  accounts: AuthService;
  sessions: SessionService;
  users: UserService;
  jobs: JobQueue;
  signing: MediaSigning;
  pace: Pacers;
};

/** What concerns an account as a whole: its end, and the archive of all it holds. */
export const createAccountParts = (
  { database, storage, secrets, clock }: AccountPlatform,
  { accounts, sessions, users, jobs, signing, pace }: Dependencies,
) => {
  const repo = createAccountRepo(database);
  const addresses = createExportAddresses(createAddressSigner(secrets.key('export')), clock);
  const exportAccount = createExporter({ repo, users, readNotes: createNoteExport(database, signing), storage, clock });
  // Twice as many as addresses: whoever got one and lost the line may come again.
  const paceDownload = pace({ atOnce: exportPace.atOnce * 2, perMinute: exportPace.perMinute * 2 });
  const exportDoor: ExportDoor = {
    async open(userId, query) {
      const person = addresses.read(userId, query);
      const alive = await sessions.findAlive([person]);
      if (!alive.has(person.sessionId)) throw new AppError('address_expired');
      paceDownload(userId);
      return exportAccount(userId);
    },
  };
  return {
    accountHandlers: accountRoutes(
      createAccountRemoval({ database, accounts, sessions, repo, jobs }),
      addresses,
      pace(exportPace),
    ),
    accountJobHandlers: createAccountJobHandlers({ database, repo, storage, clock }),
    exportDoor,
  };
};
