import { t } from '../../lib/i18n/i18n.ts';
import type { PartFailure } from '../../lib/loading/use-part.ts';
import type { PlainKey } from '../../locales/locale-types.ts';
import { showToast } from './toast.ts';

export const reloadPage = (): void => location.reload();

/** Shows why a part is missing; `missing`: the sentence for an unreachable server. */
export const toastNotLoaded = (failure: PartFailure, missing: PlainKey = 'shell.notLoaded'): void => {
  const action = { label: t('shell.loadAgain'), run: reloadPage };
  if (failure === 'outdated') showToast({ kind: 'info', text: t('shell.newVersion'), action });
  else showToast({ kind: 'error', text: t(missing) });
};
