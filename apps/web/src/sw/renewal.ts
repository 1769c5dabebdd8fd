import { routes } from '@pinlife/contract/routes';
import { TIMEOUT_MS } from '../lib/api/ask.ts';
import { isDone, isRefused, readBody } from '../lib/api/envelope.ts';
import { findPushRecord, keepPushRecord } from '../lib/loading/push-record.ts';

declare const self: ServiceWorkerGlobalScope;

const UNKNOWN = 404;

/**
 * The browser was given another address, or lost its old one: subscribes again and tells the server, with the old
 * subscription as the proof. Where that fails, the next page that opens brings both together.
 */
export const renewSubscription = async ({
  newSubscription,
}: Pick<PushSubscriptionChangeEvent, 'newSubscription'>): Promise<void> => {
  const record = await findPushRecord();
  if (!record) return;
  // Not all browsers have subscribed by themselves.
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
  // The server does not know the subscription: it was removed there, so it ends here.
  else if (isRefused(response, answer) && response.status === UNKNOWN) await fresh.unsubscribe();
};
