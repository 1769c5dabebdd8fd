import { useTranslation } from '../../lib/i18n.ts';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the header and the menu. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href="#content">
      {t('shell.skip')}
    </a>
  );
};
