import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { TranslationKey } from '../lib/i18n.ts';

export type RouteHandle = { title: Extract<TranslationKey, `title.${string}`> };

const PRODUCT = 'PinLife';

/** Names the tab after the innermost route that has a title. */
export const useDocumentTitle = (): void => {
  const { t } = useTranslation();
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined;
  const title = handle ? `${t(handle.title)} · ${PRODUCT}` : PRODUCT;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
