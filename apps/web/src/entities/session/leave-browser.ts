import { forgetPushRecord } from '../../lib/loading/push-record.ts';
import { findServiceWorker } from '../../lib/loading/service-worker.ts';
import { endSession } from '../../lib/session/session.ts';
import { forgetSharedFiles } from '../../lib/storage/shared-files.ts';
import { removeDraftsOf } from '../draft/stored-drafts.ts';

/** Ends the session here. Nothing of the person stays in the browser but language and colour scheme. */
export const leaveBrowser = async (person: string | null): Promise<void> => {
  endSession('logout');
  removeDraftsOf(person);
  await Promise.allSettled([forgetPushRecord(), forgetSharedFiles(), stopPushes()]);
};

/** The server forgets the device with its session; the browser forgets it here. */
const stopPushes = async (): Promise<void> => {
  const worker = await findServiceWorker();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
};
