import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useTranslation } from '../lib/i18n/i18n.ts';
import type { PlainKey } from '../locales/locale-types.ts';

export type RouteHandle = { title: Extract<PlainKey, `title.${string}`> };

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
