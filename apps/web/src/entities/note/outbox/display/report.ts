import { sentenceFor, t } from '../../../../lib/i18n/i18n.ts';
import { createStore } from '../../../../lib/storage/store.ts';
import { dismissToast, showToast } from '../../../../ui/feedback/toast.ts';
import { loadOutboxTexts } from './texts.ts';

/** Rises when a toast asks to open the list of entries. */
const listAsked = createStore(0);
export const useListAsked = listAsked.useValue;
const askForList = (): void => listAsked.set(listAsked.get() + 1);

let refusedToast: number | null = null;

/** Removes the toast about refused entries, once there are none. */
export const dismissRefusedToast = (): void => {
  if (refusedToast !== null) dismissToast(refusedToast);
  refusedToast = null;
};

/** Shows how many announced entries were sent and refused; nothing if the texts cannot be loaded. */
export const toastSent = async ({ sent, refused }: { sent: number; refused: number }): Promise<void> => {
  if (sent + refused === 0 || !(await loadTexts())) return;
  if (sent > 0) showToast({ kind: 'success', text: t('outbox.sent', { count: sent }) });
  if (refused > 0) {
    const action = { label: t('outbox.show'), run: askForList };
    refusedToast = showToast({ kind: 'error', text: t('outbox.notTaken', { count: refused }), action });
  }
};

/** Shows that an earlier snooze was refused. */
export const toastSnoozeRefused = (error: unknown): void =>
  void showToast({ kind: 'error', text: sentenceFor(error, 'notification.snoozeFailed') });

/** Shows how many entries have expired. */
export const toastRemoved = async (count: number): Promise<void> => {
  if (count > 0 && (await loadTexts())) showToast({ kind: 'error', text: t('outbox.removed', { count }) });
};

/** Shows that the server is reachable again; used if no entry waits. */
export const toastReconnected = async (): Promise<void> => {
  if (await loadTexts()) showToast({ kind: 'success', text: t('outbox.back') });
};

const loadTexts = async (): Promise<boolean> => {
  try {
    await loadOutboxTexts();
    return true;
  } catch {
    return false;
  }
};
