import { t } from '../../../lib/i18n/i18n.ts';
import { createStore } from '../../../lib/storage/store.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { loadOutboxTexts } from './words.ts';

/** Counts up whenever somebody asks for the list of what waits. */
const listAsked = createStore(0);
export const useListAsked = listAsked.useValue;
const askForList = (): void => listAsked.set(listAsked.get() + 1);

/** Tells what became of changes that had waited; without its words it is left to the header to tell. */
export const tellSent = async ({ sent, refused }: { sent: number; refused: number }): Promise<void> => {
  if (sent + refused === 0 || !(await haveWords())) return;
  if (sent > 0) showToast({ kind: 'success', text: t('outbox.sent', { count: sent }) });
  if (refused > 0) {
    const action = { label: t('outbox.show'), run: askForList };
    showToast({ kind: 'error', text: t('outbox.notTaken', { count: refused }), action });
  }
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
