import { type NoteColor, noteColors } from '@pinlife/contract/note/limits';
import { IconCheck } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { paperNumber } from '../../../entities/note/paper.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import paper from '../../../ui/mark/paper.module.css';
import classes from './color-swatches.module.css';

type ColorSwatchesProps = { ref?: Ref<HTMLDivElement>; value: NoteColor; onChange: (color: NoteColor) => void };

export const ColorSwatches = ({ ref, value, onChange }: ColorSwatchesProps) => {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div ref={ref} className={classes.swatches} role="radiogroup" aria-label={t('editor.color')}>
      {noteColors.map((color) => {
        const name = t(`editor.colors.${color.name}`);
        return (
          <label
            key={color.value}
            className={`${paper.paper} ${classes.swatch}`}
            data-c={paperNumber(color.value)}
            title={name}
          >
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={color.value === value}
              onChange={() => onChange(color.value)}
            />
            <IconCheck size={16} stroke={2.5} aria-hidden />
          </label>
        );
      })}
    </div>
  );
};
