import { formatWhen } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './conflict-dialog.module.css';
import type { MergedChange, NotePart } from './merge-versions.ts';

/** Returns a function that names a part of a note. */
export const useNameOfPart = (): ((part: NotePart) => string) => {
  const { t } = useTranslation();
  return (part) => {
    if (part === 'content' || part === 'reminder' || part === 'media') return t(`editor.conflict.part.${part}`);
    return part === 'location' ? t('editor.location.label') : t(`editor.${part}`);
  };
};

/** The changes of two versions that do not contradict each other, each with its side. */
export const KeptChanges = ({ changes }: { changes: readonly MergedChange[] }) => {
  const { t } = useTranslation();
  const nameOf = useNameOfPart();
  if (changes.length === 0) return null;
  return (
    <section className={classes.kept}>
      <h3 className="h4">{t('editor.conflict.kept')}</h3>
      <ul>
        {changes.map((change) => (
          <li key={keyOf(change)}>
            <span>
              <b>{nameOf(change.part)}</b> {describe(change)}
            </span>{' '}
            <span className={classes.how}>
              {t(`editor.conflict.change.${change.kind}`)} · {t(`editor.conflict.side.${change.by}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const keyOf = ({ part, reminder, media }: MergedChange): string =>
  `${part} ${media?._id ?? reminder?._id ?? reminder?.meta.selectedDateTime ?? ''}`;

const describe = ({ reminder, media }: MergedChange): string => {
  if (reminder) return formatWhen(new Date(reminder.nextAt ?? reminder.meta.selectedDateTime));
  return media?.filename ?? '';
};
