import { storageKeys } from '@pinlife/contract/storage-keys';
import { hasDrafts } from '../../entities/draft/stored-drafts.ts';
import { loadOutboxTexts } from '../../entities/note/outbox/display/texts.ts';
import { countEntries, sendEntries } from '../../entities/note/outbox/outbox.ts';
import { t as translate, useTranslation } from '../../lib/i18n/i18n.ts';
import { getSession } from '../../lib/session/session.ts';
import { findGuardText } from '../../lib/session/unsaved-guards.ts';
import { isUnsavedInTabs } from '../../lib/session/unsaved-lock.ts';
import { readItem } from '../../lib/storage/storage.ts';
import { confirm, type Question } from '../../ui/overlay/confirm.ts';
import { logOut } from './api.ts';

/** Asks about unsaved work, then logs out; the router redirects to the login. */
export const useLogout = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  return async () => {
    const session = getSession();
    if (!session) return;
    const askAboutLeaving = (isUnsaved: boolean): Question => ({
      title: t('shell.logoutQuestion'),
      text: t(isUnsaved ? 'settings.leaveText' : 'shell.logoutText'),
      confirmLabel: t('shell.logout'),
      cancelLabel: t('shell.cancel'),
      danger: isUnsaved,
    });
    const ask = async ({ waiting, isUnsaved }: UnsavedWork): Promise<boolean> => {
      if (waiting > 0) await loadOutboxTexts().catch(() => undefined);
      return confirm(waiting > 0 ? askAboutWaiting(waiting) : askAboutLeaving(isUnsaved));
    };
    let loss: UnsavedWork = { waiting: await sendEntries(session), isUnsaved: await hasUnsaved(session.id) };
    while (await ask(loss)) {
      const now: UnsavedWork = { waiting: countEntries(), isUnsaved: await hasUnsaved(session.id) };
      // Another tab may have written more while the dialog was open: then it asks again.
      const isMore = now.waiting > loss.waiting || (now.isUnsaved && !loss.isUnsaved && loss.waiting === 0);
      if (!isMore) return logOut(session);
      loss = now;
    }
  };
};

/** The unsent and unsaved work that a logout deletes. */
type UnsavedWork = { waiting: number; isUnsaved: boolean };

/** Whether a logout would delete a changed form, a draft or a comment that was not posted, of any tab. */
const hasUnsaved = async (userId: string): Promise<boolean> =>
  findGuardText() !== null ||
  hasDrafts(userId) ||
  readItem('sessionStorage', storageKeys.comments) !== null ||
  (await isUnsavedInTabs(userId));

/** The question about changes that were not sent. A logout deletes them and everything else that is not saved. */
const askAboutWaiting = (count: number): Question => ({
  title: translate('outbox.logoutQuestion'),
  text: translate('outbox.logoutText', { count }),
  confirmLabel: translate('outbox.lose'),
  cancelLabel: translate('outbox.stay'),
  danger: true,
});
