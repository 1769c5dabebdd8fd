import { routes } from '@pinlife/contract/routes';
import { TIMEOUT_MS } from '../lib/api/ask.ts';
import { isDone, isRefused, readBody } from '../lib/api/envelope.ts';
import { findPushRecord, keepPushRecord } from '../lib/loading/push-record.ts';

declare const self: ServiceWorkerGlobalScope;

const UNKNOWN = 404;

/**
 * After the browser has changed or lost its subscription: subscribes again and tells the server, with the old
 * subscription as proof. If that fails, the next opened page does it.
 */
export const renewSubscription = async ({
  newSubscription,
}: Pick<PushSubscriptionChangeEvent, 'newSubscription'>): Promise<void> => {
  const record = await findPushRecord();
  if (!record) return;
  // Some browsers do not resubscribe.
  const options = { userVisibleOnly: true, applicationServerKey: record.key };
  const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const subscription = JSON.stringify(fresh);
  const [method, path] = routes.renewPushToken;
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: record.subscription, token: subscription }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await readBody(response);
  if (isDone(response, answer)) await keepPushRecord({ ...record, subscription });
  // The server has removed the subscription, so it is removed here too.
  else if (isRefused(response, answer) && response.status === UNKNOWN) await fresh.unsubscribe();
};
