import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type DateRange, rangePresets } from '../../lib/time/date-range.ts';
import type { PlainDate } from '../../lib/time/plain-date.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Calendar } from './calendar.tsx';
import classes from './range-picker.module.css';

type RangePickerProps = { value: DateRange | null; onChange: (range: DateRange) => void };

const presets = ['today', 'lastWeek', 'thisMonth'] as const;

/** Two presses in the calendar choose a range, in any order; a preset chooses one directly. */
export const RangePicker = ({ value, onChange }: RangePickerProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const [begun, setBegun] = useState<PlainDate | null>(null);
  const shown = begun === null ? (value ?? { from: today, to: today }) : { from: begun, to: begun };
  const pick = (date: PlainDate) => {
    if (begun === null) setBegun(date);
    else onChange(date < begun ? { from: date, to: begun } : { from: begun, to: date });
  };
  return (
    <div className={classes.picker}>
      <div className={classes.presets}>
        {presets.map((name) => {
          const preset = rangePresets[name](today);
          const isChosen = value?.from === preset.from && value.to === preset.to;
          return (
            <button
              key={name}
              type="button"
              className={classes.preset}
              aria-pressed={isChosen}
              onClick={() => onChange(preset)}
            >
              {t(`note.${name}`)}
            </button>
          );
        })}
      </div>
      <Calendar label={t('note.dates')} value={shown.from} until={shown.to} today={today} onChange={pick} />
      <p className={classes.hint} aria-live="polite">
        {t(begun === null ? 'note.rangeStart' : 'note.rangeEnd')}
      </p>
    </div>
  );
};
