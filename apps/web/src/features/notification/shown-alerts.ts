import { pushTagOf } from '@pinlife/contract/push/payload';
import { findServiceWorker } from '../../lib/loading/service-worker.ts';
import { dismissToast } from '../../ui/feedback/toast.ts';
import { findNotifications } from './api.ts';

/** The alerts of this page by notification. */
const shown = new Map<string, number>();

export const rememberAlert = (notificationId: string, toastId: number): void => {
  shown.set(notificationId, toastId);
};

/** Removes the alerts of read notifications, in this page and in the system. */
export const dismissRead = async (): Promise<void> => {
  const ofSystem = (await (await findServiceWorker())?.getNotifications()) ?? [];
  if (shown.size + ofSystem.length === 0) return;
  const newest = await findNotifications(() => true);
  const readByTag = new Map(newest.map(({ id, read }) => [pushTagOf(id), read]));
  const oldestTag = pushTagOf(newest.at(-1)?.id ?? '');
  // Ids are in order of time: a younger one that is missing in the list no longer exists.
  const isOver = (tag: string) => readByTag.get(tag) ?? tag > oldestTag;
  for (const [id, toastId] of shown) {
    if (!isOver(pushTagOf(id))) continue;
    dismissToast(toastId);
    shown.delete(id);
  }
  for (const alert of ofSystem) if (isOver(alert.tag)) alert.close();
};
