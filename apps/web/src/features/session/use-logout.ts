import { storageKeys } from '@pinlife/contract/storage-keys';
import { hasDrafts } from '../../entities/draft/stored-drafts.ts';
import { sendWaiting } from '../../entities/note/outbox/outbox.ts';
import { loadOutboxTexts } from '../../entities/note/outbox/words.ts';
import { useUser } from '../../entities/user/api.ts';
import { t as translate, useTranslation } from '../../lib/i18n/i18n.ts';
import { findGuardText } from '../../lib/session/use-unsaved-guard.ts';
import { readItem } from '../../lib/storage/storage.ts';
import { confirm, type Question } from '../../ui/overlay/confirm.ts';
import { logOut } from './api.ts';

/** Asks, also about what is not saved, then logs out; the router leads to the login. */
export const useLogout = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const person = user?.id ?? null;
  return async () => {
    const count = await sendWaiting();
    if (count > 0) {
      await loadOutboxTexts().catch(() => undefined);
      if (await confirm(askAboutWaiting(count))) await logOut(person);
      return;
    }
    const isUnsaved = holdsUnsaved(person);
    const question = {
      title: t('shell.logoutQuestion'),
      text: t(isUnsaved ? 'settings.leaveText' : 'shell.logoutText'),
      confirmLabel: t('shell.logout'),
      cancelLabel: t('shell.cancel'),
      danger: isUnsaved,
    };
    if (await confirm(question)) await logOut(person);
  };
};

/** A form that was changed, a draft of any tab, a comment that was not posted: a logout leaves none of it. */
const holdsUnsaved = (person: string | null): boolean =>
  findGuardText() !== null ||
  (person !== null && hasDrafts(person)) ||
  readItem('sessionStorage', storageKeys.comments) !== null;

/** About changes that could not be sent: a logout leaves none of them, nor anything else that is not saved. */
const askAboutWaiting = (count: number): Question => ({
  title: translate('outbox.logoutQuestion'),
  text: translate('outbox.logoutText', { count }),
  confirmLabel: translate('outbox.lose'),
  cancelLabel: translate('outbox.stay'),
  danger: true,
});
