import type { Import } from '@pinlife/contract/import/schema';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatMoment } from '../../../lib/i18n/format.ts';
import { formatWait, useTranslation } from '../../../lib/i18n/i18n.ts';
import button from '../../../ui/action/button.module.css';
import { Button } from '../../../ui/action/button.tsx';
import { SettingsSection } from '../../../ui/list/settings-section.tsx';
import { Counts } from '../display/counts.tsx';
import { useSpokenStep } from '../display/import-sheet.tsx';
import { LineList } from '../display/line-list.tsx';
import classes from '../import.module.css';
import { originOf } from '../source.ts';
import { saveText, writeReport } from './report-text.ts';
import { useUndo } from './use-undo.ts';

/** The report of a finished import. */
export const Report = ({ found }: { found: Import }) => {
  const { t } = useTranslation();
  const { added, skipped, undoUntil } = found;
  const title = t('import.done', { count: added?.notes ?? 0 });
  useSpokenStep(title);
  return (
    <SettingsSection title={title} text={describe(found, t)}>
      <div className={classes.stack}>
        {added && <Counts counts={added} isAdded />}
        <LineList lines={skipped} total={added?.skipped ?? skipped.length} />
        <div className={classes.buttons}>
          {added && added.notes > 0 && (
            <Link className={button.button} data-variant="primary" data-size="md" to="/dashboard/pinups/notes">
              {t('import.seeThem')}
            </Link>
          )}
          <Button variant="outline" onClick={() => saveText(writeReport(found), `${t('import.reportName')}.txt`)}>
            <IconDownload size={18} stroke={1.75} aria-hidden />
            {t('import.download')}
          </Button>
        </div>
        {undoUntil && <UndoFoot found={found} undoUntil={undoUntil} />}
      </div>
    </SettingsSection>
  );
};

const describe = (found: Import, t: ReturnType<typeof useTranslation>['t']): string => {
  const { startedAt, endedAt, createdAt } = found;
  const words = t('import.doneText', { source: originOf(found), date: formatMoment(endedAt ?? createdAt) });
  if (!startedAt || !endedAt) return words;
  const seconds = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000));
  return `${words} ${t('import.took', { time: formatWait(seconds) })}`;
};

const UndoFoot = ({ found, undoUntil }: { found: Import; undoUntil: string }) => {
  const { t } = useTranslation();
  const { undo, isUndoing } = useUndo(found);
  const date = formatDate(new Date(undoUntil), { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <div className={classes.foot}>
      <p>{t('import.undoText', { date })}</p>
      <Button variant="outline" isLoading={isUndoing} onClick={undo}>
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
        {t('note.undo')}
      </Button>
    </div>
  );
};
