import type { ImportSummary } from '@pinlife/contract/import/schema';
import { IconX } from '@tabler/icons-react';
import { formatBytes, useTranslation } from '../../../lib/i18n/i18n.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import classes from '../import.module.css';
import { iconOf, nameOf } from '../source.ts';

type FilePlateProps = {
  summary: ImportSummary;
  /** Replaces the file by another one. */
  onAnother?: () => void;
};

/** The file of an import. */
export const FilePlate = ({ summary: { filename, size, source }, onAnother }: FilePlateProps) => {
  const { t } = useTranslation();
  const Glyph = iconOf(source);
  const weight = formatBytes(size);
  return (
    <div className={classes.plate}>
      <span className={classes.well}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name} dir="auto">
          {filename}
        </span>
        <span className={classes.facts}>
          {source ? t('import.fileFacts', { source: nameOf(source), size: weight }) : weight}
        </span>
      </span>
      {onAnother && <IconButton label={t('import.another')} icon={IconX} onClick={onAnother} />}
    </div>
  );
};
