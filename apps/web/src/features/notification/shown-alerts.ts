import { pushTagOf } from '@pinlife/contract/push-payload';
import { findServiceWorker } from '../../lib/service-worker.ts';
import { dismissToast } from '../../ui/toast.ts';
import { findNotifications } from './api.ts';

/** The alerts of this page, by the notification they tell of. */
const shown = new Map<string, number>();

export const rememberAlert = (notificationId: string, toastId: number): void => {
  shown.set(notificationId, toastId);
};

/** What was read elsewhere needs no alert any more: neither on this page nor among those of the system. */
export const dismissRead = async (): Promise<void> => {
  const ofSystem = (await (await findServiceWorker())?.getNotifications()) ?? [];
  if (shown.size + ofSystem.length === 0) return;
  const read = (await findNotifications(() => true)).filter((one) => one.read);
  for (const { id } of read) {
    dismissToast(shown.get(id) ?? 0);
    shown.delete(id);
    ofSystem.find(({ tag }) => tag === pushTagOf(id))?.close();
  }
};
