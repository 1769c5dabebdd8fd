import type { Import, ImportChoices } from '@pinlife/contract/import/schema';
import { TRASH_DAYS } from '@pinlife/contract/note/limits';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { listSome } from '../display/lines.ts';
import own from './choices.module.css';

type ChoicesProps = {
  found: Pick<Import, 'counts' | 'labels'>;
  value: ImportChoices;
  onChange: (choices: ImportChoices) => void;
};

/** The choices of an import. Choices about things that the file lacks are hidden. */
export const Choices = ({ found: { counts, labels }, value, onChange }: ChoicesProps) => {
  const { t } = useTranslation();
  const { archived = 0, trashed = 0, labels: labelCount = 0 } = counts ?? {};
  const rows = [
    archived > 0 && (['archived', t('import.archivedText', { count: archived })] as const),
    trashed > 0 && (['trashed', t('import.trashedText', { count: trashed, days: TRASH_DAYS })] as const),
    labels.length > 0 && (['labels', listSome(labels, labelCount)] as const),
    ['dates', t('import.datesText')] as const,
  ];
  return (
    <div className={own.choices}>
      {rows.map(
        (row) =>
          row && (
            <Checkbox
              key={row[0]}
              name={row[0]}
              value={value[row[0]]}
              onChange={(isOn) => onChange({ ...value, [row[0]]: isOn })}
            >
              {t(`import.${row[0]}`)}
              <span className={own.hint}>{row[1]}</span>
            </Checkbox>
          ),
      )}
    </div>
  );
};
