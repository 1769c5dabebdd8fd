import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../../entities/user/api.ts';
import { definePart } from '../../lib/loading/part.ts';

/** Loaded on demand, because the first page does not need it. */
const subscription = definePart(() => import('./subscription.ts'));
const consent = definePart(() => import('./consent.ts'));

const isPermission = (wanted: NotificationPermission): boolean =>
  'Notification' in globalThis && Notification.permission === wanted;

/** Only browsers that may show notifications have a subscription. */
export const syncPushLater = (userId: string): void => {
  if (!isPermission('granted')) return;
  subscription
    .tryLoad()
    .then((loaded) => loaded?.syncPush(userId))
    .catch(() => undefined);
};

/** Offers pushes once, after the first reminder was set. */
export const offerPushLater = (client: QueryClient): void => {
  const userId = client.getQueryData(userQuery.queryKey)?.id;
  if (userId === undefined || !isPermission('default')) return;
  consent
    .tryLoad()
    .then((loaded) => loaded?.offerPush(userId))
    .catch(() => undefined);
};
