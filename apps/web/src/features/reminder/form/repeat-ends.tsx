import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import field from '../../../ui/field/field.module.css';
import type { RuleProps } from './custom-repeat.tsx';
import { readCount, readEndDate, zonedNow } from './form-state.ts';
import classes from './reminder-form.module.css';

/** Limits the field to years of four digits. */
const LAST_DATE = '9999-12-31';

/** The end of a rule: never, after a number of occurrences, or on a date. */
export const RepeatEnds = ({ form, change }: RuleProps) => {
  const { t } = useTranslation();
  const id = useId();
  const yesterday = zonedNow(new Date(findKnownTime()), form.timezone).toPlainDate().subtract({ days: 1 });
  const radio = (ends: typeof form.ends) => ({
    type: 'radio',
    className: classes.radio,
    name: id,
    checked: form.ends === ends,
    onChange: () => change({ ends }),
  });
  return (
    <fieldset className={field.field} aria-labelledby={id}>
      <span id={id} className={field.label}>
        {t('reminder.custom.ends')}
      </span>
      <label className={classes.option}>
        <input {...radio('NONE')} />
        {t('reminder.custom.never')}
      </label>
      <div className={classes.option}>
        <label className={classes.choose}>
          <input {...radio('FIXED_NUMBER')} />
          {t('reminder.custom.after')}
        </label>
        <label className={classes.choose}>
          <input
            className={classes.number}
            type="number"
            inputMode="numeric"
            min={1}
            value={form.endCount === 0 ? '' : form.endCount}
            onChange={(event) =>
              change({ ends: 'FIXED_NUMBER', endCount: readCount(event.currentTarget.value, 'occurrences') })
            }
          />
          {t('reminder.custom.occurrences')}
        </label>
      </div>
      <div className={classes.option}>
        <label className={classes.choose}>
          <input {...radio('FIXED_END_DATE')} />
          {t('reminder.custom.onDate')}
        </label>
        <div className={`${field.box} ${classes.grow}`}>
          <IconCalendar className={field.icon} aria-hidden />
          <input
            className={`${field.input} ${classes.date}`}
            type="date"
            aria-label={t('reminder.custom.pickDate')}
            min={yesterday.toString()}
            max={LAST_DATE}
            value={form.endDate}
            data-empty={!form.endDate || undefined}
            onChange={(event) => change({ ends: 'FIXED_END_DATE', endDate: readEndDate(event.currentTarget.value) })}
          />
        </div>
      </div>
    </fieldset>
  );
};
