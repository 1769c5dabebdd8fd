import { sentenceFor, t } from '../../../../lib/i18n/i18n.ts';
import { createStore } from '../../../../lib/storage/store.ts';
import { dismissToast, showToast } from '../../../../ui/feedback/toast.ts';
import { loadOutboxTexts } from './words.ts';

/** Counts up whenever somebody asks for the list of what waits. */
const listAsked = createStore(0);
export const useListAsked = listAsked.useValue;
const askForList = (): void => listAsked.set(listAsked.get() + 1);

let notTaken: number | null = null;

/** Nothing is left that was not taken: nobody has to be told any more. */
export const dismissNotTaken = (): void => {
  if (notTaken !== null) dismissToast(notTaken);
  notTaken = null;
};

/** Tells what became of changes that had waited; without its words it is left to the header to tell. */
export const tellSent = async ({ sent, refused }: { sent: number; refused: number }): Promise<void> => {
  if (sent + refused === 0 || !(await haveWords())) return;
  if (sent > 0) showToast({ kind: 'success', text: t('outbox.sent', { count: sent }) });
  if (refused > 0) {
    const action = { label: t('outbox.show'), run: askForList };
    notTaken = showToast({ kind: 'error', text: t('outbox.notTaken', { count: refused }), action });
  }
};

/** Tells that a reminder which was put off some time ago will not ring again. */
export const tellSnoozeRefused = (error: unknown): void =>
  void showToast({ kind: 'error', text: sentenceFor(error, 'notification.snoozeFailed') });

/** Tells that changes are gone which had waited too long for their person to log in again. */
export const tellRemoved = async (count: number): Promise<void> => {
  if (count > 0 && (await haveWords())) showToast({ kind: 'error', text: t('outbox.removed', { count }) });
};

/** Tells that the server is back, to whoever has nothing waiting. */
export const tellBack = async (): Promise<void> => {
  if (await haveWords()) showToast({ kind: 'success', text: t('outbox.back') });
};

const haveWords = async (): Promise<boolean> => {
  try {
    await loadOutboxTexts();
    return true;
  } catch {
    return false;
  }
};
