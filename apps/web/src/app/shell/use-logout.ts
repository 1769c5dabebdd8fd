import { logOut } from '../../features/session/api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { confirm } from '../../ui/confirm.ts';

/** Asks, then logs out; the router leads to the login. */
export const useLogout = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  return async () => {
    const question = {
      title: t('shell.logoutQuestion'),
      text: t('shell.logoutText'),
      confirmLabel: t('shell.logout'),
      cancelLabel: t('shell.cancel'),
    };
    if (await confirm(question)) await logOut();
  };
};
