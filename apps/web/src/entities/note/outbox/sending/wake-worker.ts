import { forgetSender, keepSender } from '../../../../lib/kept/kept.ts';
import { findServiceWorker } from '../../../../lib/loading/service-worker.ts';
import type { Session } from '../../../../lib/session/session.ts';
import { SEND_TAG } from './send-loop.ts';

/** Background Sync, which not all browsers have. */
type Syncing = { sync?: { register(tag: string): Promise<void> } };

/** Whether a Background Sync may be registered; true at first, because an earlier page may have done so. */
let mayBeRegistered = true;

/**
 * Registers a Background Sync: the service worker then sends the entries of a person without an open page. Only for people
 * who chose to stay logged in, because it stores their token.
 */
export const wakeWorker = async (session: Session): Promise<void> => {
  const worker: (ServiceWorkerRegistration & Syncing) | undefined = await findServiceWorker();
  if (!worker?.sync || !(await keepSender(session))) return;
  mayBeRegistered = true;
  // Without Background Sync the token is useless.
  await worker.sync.register(SEND_TAG).catch(forgetWorkerToken);
};

/** Removes the stored token, once no entry waits. */
export const forgetWorkerToken = async (): Promise<void> => {
  if (!mayBeRegistered) return;
  mayBeRegistered = false;
  await forgetSender();
};
