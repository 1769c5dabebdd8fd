import type { ImportCounts } from '@pinlife/contract/import/schema';
import { formatList } from '../../../lib/i18n/format.ts';
import { currentTag, useTranslation } from '../../../lib/i18n/i18n.ts';
import own from './counts.module.css';

type CountsProps = { counts: ImportCounts; isAdded?: boolean };

const others = ['recordings', 'files', 'comments'] as const;

/** The counts of a file, or of what was added from it. */
export const Counts = ({ counts, isAdded = false }: CountsProps) => {
  const { t } = useTranslation();
  const also = others.filter((kind) => counts[kind] > 0).map((kind) => t(`import.${kind}`, { count: counts[kind] }));
  return (
    <>
      <dl className={own.counts}>
        <Count label={t(isAdded ? 'import.pinups' : 'import.notes')} count={counts.notes} />
        <Count label={t('import.pictures')} count={counts.pictures} />
        <Count label={t('import.reminders')} count={counts.reminders} />
        <Count label={t('import.skipped')} count={counts.skipped} isWarning={counts.skipped > 0} />
      </dl>
      {also.length > 0 && <p className={own.also}>{t('import.also', { list: formatList(also) })}</p>}
    </>
  );
};

const Count = ({ label, count, isWarning }: { label: string; count: number; isWarning?: boolean }) => (
  <div className={own.count} data-warning={isWarning || undefined}>
    <dt>{label}</dt>
    <dd>{new Intl.NumberFormat(currentTag()).format(count)}</dd>
  </div>
);
