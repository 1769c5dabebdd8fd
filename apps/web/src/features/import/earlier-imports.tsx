import type { ImportSummary } from '@pinlife/contract/import/schema';
import { formatDay, formatMoment } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/action/button.tsx';
import { SettingsSection } from '../../ui/list/settings-section.tsx';
import classes from './import.module.css';
import { reasonOf } from './reason.ts';
import { iconOf, originOf } from './source.ts';
import { useUndo } from './steps/use-undo.ts';

/** The imports before the last one. */
export const EarlierImports = ({ imports }: { imports: readonly ImportSummary[] }) => {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('import.earlier')} text={t('import.earlierText')}>
      <ul>
        {imports.map((summary) => (
          <Earlier key={summary._id} summary={summary} />
        ))}
      </ul>
    </SettingsSection>
  );
};

const Earlier = ({ summary }: { summary: ImportSummary }) => {
  const { t } = useTranslation();
  const { undo, isUndoing } = useUndo(summary);
  const Glyph = iconOf(summary.source);
  const count = summary.added?.notes ?? 0;
  const name = count > 0 ? t('import.earlierName', { source: originOf(summary), count }) : summary.filename;
  return (
    <li className={classes.row}>
      <span className={classes.well}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{describe(summary, t)}</span>
      </span>
      {summary.undoUntil && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t('import.undoNamed', { name })}
          isLoading={isUndoing}
          onClick={undo}
        >
          {t('note.undo')}
        </Button>
      )}
    </li>
  );
};

const describe = (summary: ImportSummary, t: ReturnType<typeof useTranslation>['t']): string => {
  const { state, endedAt, createdAt, undoUntil, error } = summary;
  const date = formatMoment(endedAt ?? createdAt);
  if (state === 'undone') return t('import.wasUndone', { date });
  if (undoUntil) return t('import.undoable', { date, until: formatDay(new Date(undoUntil)) });
  return error ? `${date}. ${reasonOf(error)}` : date;
};
