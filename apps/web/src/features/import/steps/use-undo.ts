import type { ImportSummary } from '@pinlife/contract/import/schema';
import { formatDay } from '../../../lib/i18n/format.ts';
import { t } from '../../../lib/i18n/i18n.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { useImportStep } from '../api.ts';
import { originOf } from '../source.ts';

/** Undoes an import after a confirmation. */
export const useUndo = (summary: ImportSummary) => {
  const step = useImportStep(summary._id);
  const date = formatDay(new Date(summary.startedAt ?? summary.createdAt));
  const undo = async () => {
    const isSure = await confirm({
      title: t('import.undoQuestion', { count: summary.added?.notes ?? 0 }),
      text: t('import.undoAsk', { source: originOf(summary), date }),
      confirmLabel: t('import.takeOut'),
      cancelLabel: t('import.keepThem'),
      danger: true,
    });
    if (isSure) step.mutate({ name: 'undoImport' });
  };
  return { undo, isUndoing: step.isPending };
};
