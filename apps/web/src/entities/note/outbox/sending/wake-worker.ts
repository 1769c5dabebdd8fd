import { forgetSender, keepSender } from '../../../../lib/kept/kept.ts';
import { findServiceWorker } from '../../../../lib/loading/service-worker.ts';
import type { Session } from '../../../../lib/session/session.ts';
import { SEND_TAG } from './leader.ts';

/** Background Sync, which not all browsers have. */
type Syncing = { sync?: { register(tag: string): Promise<void> } };

/** What an earlier page has asked for is not known. */
let mayBeAsked = true;

/**
 * Has the browser wake the service worker once there is a network, to send what waits of a person though no page is
 * open. Only for who chose to stay logged in: it needs their token.
 */
export const wakeWorker = async (session: Session): Promise<void> => {
  const worker: (ServiceWorkerRegistration & Syncing) | undefined = await findServiceWorker();
  if (!worker?.sync || !(await keepSender(session))) return;
  mayBeAsked = true;
  // A browser that will not wake it leaves the token of no use.
  await worker.sync.register(SEND_TAG).catch(forgetWorkerToken);
};

/** Nothing waits any more: the worker needs no token. */
export const forgetWorkerToken = async (): Promise<void> => {
  if (!mayBeAsked) return;
  mayBeAsked = false;
  await forgetSender();
};
