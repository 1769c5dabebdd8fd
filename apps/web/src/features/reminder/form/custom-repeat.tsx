import type { ErrorCode } from '@pinlife/contract/errors';
import {
  ordinals,
  repeatUnits,
  splitNthWeekday,
  type WeekdayName,
  weekdayNames,
} from '@pinlife/contract/reminder/choices';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { currentTag, sentenceOf, useTranslation } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import field from '../../../ui/field/field.module.css';
import { FieldMessage } from '../../../ui/field/field-message.tsx';
import { listWeek, nameWeekday } from '../summary.ts';
import { type FormState, readCount } from './form-state.ts';
import { joinNth, nthOf } from './nth-weekday.ts';
import classes from './reminder-form.module.css';
import { RepeatEnds } from './repeat-ends.tsx';
import { RepeatPreview } from './repeat-preview.tsx';

export type RuleProps = {
  form: FormState;
  change: (changes: Partial<FormState>) => void;
};

type CustomRepeatProps = RuleProps & {
  meta: ReminderMeta | null;
  fault: ErrorCode | null;
  /** Given if the panel covers the form: the buttons back to it. */
  onDone?: () => void;
  onCancel?: () => void;
};

/** The form for a custom rule: how many days, weeks, months or years apart, on which days, and until when. */
export const CustomRepeat = ({ form, meta, fault, change, onDone, onCancel }: CustomRepeatProps) => {
  const { t } = useTranslation();
  const id = useId();
  const isCovering = onDone !== undefined;
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isCovering) panel.current?.querySelector('input')?.focus();
  }, [isCovering]);
  return (
    <fieldset
      ref={panel}
      className={classes.panel}
      data-covering={isCovering || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={classes.header}>
        {isCovering && (
          <button type="button" className={classes.icon} aria-label={t('reminder.back')} onClick={onDone}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </button>
        )}
        <h2 id={`${id}-title`} className={classes.title}>
          {t('reminder.custom.title')}
        </h2>
      </div>
      <div className={classes.fields}>
        <div className={field.field}>
          <label className={field.label} htmlFor={`${id}-every`}>
            {t('reminder.custom.every')}
          </label>
          <div className={classes.row}>
            <input
              id={`${id}-every`}
              className={classes.number}
              type="number"
              inputMode="numeric"
              min={1}
              value={form.every === 0 ? '' : form.every}
              onChange={(event) => change({ every: readCount(event.currentTarget.value, 'every') })}
            />
            <div className={classes.grow}>
              <Segmented
                label={t('reminder.custom.unit')}
                value={form.unit}
                options={repeatUnits.map((unit) => ({ value: unit, label: t(`reminder.unit.${unit}`) }))}
                onChange={(unit) => change({ unit })}
              />
            </div>
          </div>
        </div>
        {form.unit === 'Week' && <Weekdays form={form} change={change} />}
        {form.unit === 'Month' && <DayOfMonth form={form} change={change} />}
        <RepeatEnds form={form} change={change} />
        {meta && <RepeatPreview meta={meta} />}
        <FieldMessage id={`${id}-fault`} tone="error">
          {fault && (isCovering || fault !== 'reminder_in_past') && describeFault(form, fault)}
        </FieldMessage>
      </div>
      {isCovering && (
        <div className={classes.footer}>
          <Button variant="plain" onClick={onCancel}>
            {t('reminder.cancel')}
          </Button>
          <Button onClick={onDone}>{t('reminder.finish')}</Button>
        </div>
      )}
    </fieldset>
  );

  function describeFault({ ends, endDate }: FormState, code: ErrorCode): string {
    if (ends === 'FIXED_END_DATE' && endDate === '') return t('reminder.custom.pickDate');
    return sentenceOf(code);
  }
};

const Weekdays = ({ form, change }: RuleProps) => {
  const { t } = useTranslation();
  const id = useId();
  const date = Temporal.PlainDate.from(form.date);
  const own = weekdayNames[date.dayOfWeek % 7];
  const isOn = (name: WeekdayName) => (form.weekdays.length > 0 ? form.weekdays.includes(name) : name === own);
  const toggle = (name: WeekdayName) => {
    const shown = weekdayNames.filter(isOn);
    change({ weekdays: isOn(name) ? shown.filter((other) => other !== name) : [...shown, name] });
  };
  return (
    <fieldset className={field.field} aria-labelledby={id}>
      <span id={id} className={field.label}>
        {t('reminder.custom.weekdays')}
      </span>
      <div className={classes.weekdays}>
        {listWeek(currentTag()).map(({ name, index }) => (
          <button
            key={name}
            type="button"
            className={classes.weekday}
            aria-pressed={isOn(name)}
            onClick={() => toggle(name)}
          >
            {nameWeekday(index, currentTag(), 'short')}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

const DayOfMonth = ({ form, change }: RuleProps) => {
  const { t } = useTranslation();
  const id = useId();
  const date = Temporal.PlainDate.from(form.date);
  const isNth = form.nthWeekday !== '';
  const { ordinal, weekday } = splitNthWeekday(form.nthWeekday || nthOf(date));
  return (
    <fieldset className={field.field} aria-labelledby={id}>
      <span id={id} className={field.label}>
        {t('reminder.custom.on')}
      </span>
      <label className={classes.option}>
        <input
          type="radio"
          className={classes.radio}
          name={id}
          checked={!isNth}
          onChange={() => change({ nthWeekday: '' })}
        />
        {t('reminder.custom.dayOfMonth', { day: date.day })}
      </label>
      <div className={classes.option}>
        <input
          type="radio"
          className={classes.radio}
          name={id}
          aria-label={t('reminder.custom.nthWeekday')}
          checked={isNth}
          onChange={() => change({ nthWeekday: joinNth(ordinal, weekday) })}
        />
        <div className={classes.half}>
          <label className="visually-hidden" htmlFor={`${id}-which`}>
            {t('reminder.custom.which')}
          </label>
          <NativeSelect
            id={`${id}-which`}
            value={ordinal}
            options={ordinals.map((value) => ({ value, label: t(`reminder.ordinal.${value}`) }))}
            onChange={(chosen) => change({ nthWeekday: joinNth(chosen, weekday) })}
          />
        </div>
        <div className={classes.half}>
          <label className="visually-hidden" htmlFor={`${id}-weekday`}>
            {t('reminder.custom.weekday')}
          </label>
          <NativeSelect
            id={`${id}-weekday`}
            value={`${weekday}`}
            options={listWeek(currentTag()).map(({ index }) => ({
              value: `${index}`,
              label: nameWeekday(index, currentTag()),
            }))}
            onChange={(chosen) => change({ nthWeekday: joinNth(ordinal, Number(chosen)) })}
          />
        </div>
      </div>
    </fieldset>
  );
};
