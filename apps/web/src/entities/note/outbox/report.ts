import { t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { loadOutboxTexts } from './words.ts';

/** Tells what became of changes that had waited; without its words it is left to the header to tell. */
export const tellSent = async ({ sent, refused }: { sent: number; refused: number }): Promise<void> => {
  if (sent + refused === 0) return;
  try {
    await loadOutboxTexts();
  } catch {
    return;
  }
  if (sent > 0) showToast({ kind: 'success', text: t('outbox.sent', { count: sent }) });
  if (refused > 0) showToast({ kind: 'error', text: t('outbox.notTaken', { count: refused }) });
};
