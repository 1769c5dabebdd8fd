import { t } from '../../lib/i18n/i18n.ts';
import type { PartFailure } from '../../lib/loading/use-part.ts';
import type { PlainKey } from '../../locales/locale-types.ts';
import { showToast } from './toast.ts';

export const reloadPage = (): void => location.reload();

/** Tells why a part of the page is not there; `missing` is the sentence for one that cannot be reached. */
export const sayNotLoaded = (failure: PartFailure, missing: PlainKey = 'shell.notLoaded'): void => {
  const action = { label: t('shell.loadAgain'), run: reloadPage };
  if (failure === 'outdated') showToast({ kind: 'info', text: t('shell.newVersion'), action });
  else showToast({ kind: 'error', text: t(missing) });
};
