import { storageKeys } from '@pinlife/contract/storage-keys';
import { t } from '../../lib/i18n/i18n.ts';
import { readItem, writeItem } from '../../lib/storage/storage.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type EnableOutcome, enablePush, readPushState } from './subscription.ts';

/** Subscribes this browser to pushes and shows the result. */
export const askForPush = async (userId: string): Promise<void> => {
  toastOutcome(await enablePush(userId));
};

const toastOutcome = (outcome: EnableOutcome): void => {
  if (outcome === 'on') showToast({ kind: 'success', text: t('push.enabled') });
  else showToast({ kind: outcome === 'install' ? 'info' : 'error', text: t(`push.${outcome}`) });
};

const OFFERED = 'offered';

/** Offers pushes after the first reminder, once in this browser. */
export const offerPush = async (userId: string): Promise<void> => {
  if (readItem('localStorage', storageKeys.push) !== null || (await readPushState(userId)) !== 'off') return;
  writeItem('localStorage', storageKeys.push, OFFERED);
  const action = { label: t('push.enable'), run: () => askForPush(userId) };
  showToast({ kind: 'info', text: t('push.offer'), action });
};
