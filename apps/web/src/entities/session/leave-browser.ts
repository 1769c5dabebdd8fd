import { storageKeys } from '@pinlife/contract/storage-keys';
import { forgetPushRecord } from '../../lib/loading/push-record.ts';
import { findServiceWorker } from '../../lib/loading/service-worker.ts';
import { endSession, type Session } from '../../lib/session/session.ts';
import { removeSharedOf } from '../../lib/storage/shared-files.ts';
import { readItem } from '../../lib/storage/storage.ts';
import { removeDraftsOf } from '../draft/stored-drafts.ts';

/** Ends a session and deletes all data of its person from the browser, except language and colour scheme. */
export const leaveBrowser = async (session: Session): Promise<void> => {
  const isPushedToOther = isOtherPerson(readItem('localStorage', storageKeys.push), session);
  endSession('logout', session);
  removeDraftsOf(session.id);
  const pushes = isPushedToOther ? [] : [forgetPushRecord(), stopPushes()];
  await Promise.allSettled([removeSharedOf(session.id), ...pushes]);
};

const ID = /^[\da-f-]{36}$/;

const isOtherPerson = (id: string | null, session: Session): boolean => id !== null && ID.test(id) && id !== session.id;

/** The server forgets the device with its session; the browser forgets it here. */
const stopPushes = async (): Promise<void> => {
  const worker = await findServiceWorker();
  for (const shown of (await worker?.getNotifications()) ?? []) shown.close();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
};
