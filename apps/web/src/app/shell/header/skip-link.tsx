import type { MouseEvent } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './skip-link.module.css';

const CONTENT_ID = 'content';

/** The first stop of the Tab key: past the header and the menu. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href={`#${CONTENT_ID}`} onClick={skip}>
      {t('shell.skip')}
    </a>
  );
};

const skip = (event: MouseEvent): void => {
  // An anchor would add a history entry that the router does not know.
  event.preventDefault();
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
};
