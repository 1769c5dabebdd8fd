import { type RemindBefore, remindBeforeSeconds, repeatTypes } from '@pinlife/contract/reminder/choices';
import { listFirstOccurrences } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { IconCalendarPlus, IconClock, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatLead } from '../../../entities/reminder/lead.ts';
import { formatTime } from '../../../lib/i18n/format.ts';
import { sentenceOf, useTranslation } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { Button } from '../../../ui/action/button.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { Calendar } from '../../../ui/date/calendar.tsx';
import field from '../../../ui/field/field.module.css';
import { FieldMessage } from '../../../ui/field/field-message.tsx';
import { CustomRepeat } from './custom-repeat.tsx';
import { browserZone, type FormState, formOf, isSameZone, metaOf, newForm, zonedNow } from './form-state.ts';
import { listQuickChoices } from './quick-choices.ts';
import classes from './reminder-form.module.css';
import { RepeatPreview } from './repeat-preview.tsx';
import { findFault, useFault } from './use-fault.ts';
import { useWhenWords, type WhenWords } from './use-when-words.ts';
import { WhenField } from './when-field.tsx';

export type ReminderFormProps = {
  /** The reminder that is edited; null for a new one. */
  meta: ReminderMeta | null;
  /** The prefilled rule of a new reminder. */
  proposal: ReminderMeta | null;
  /** Whether there is room for the rule beside the form. */
  isWide: boolean;
  isSaving: boolean;
  /** Called when the custom rule is opened or closed. */
  onCustom: (isCustom: boolean) => void;
  /** `nextAt`: its first occurrence. */
  onSubmit: (meta: ReminderMeta, nextAt: string) => void;
  onClose: () => void;
  /** Null if it is not saved yet. */
  onExport: (() => void) | null;
};

/** The form of a reminder: its time, its lead and its repeat. */
export const ReminderForm = (props: ReminderFormProps) => {
  const { meta: edited, proposal, isWide, isSaving, onCustom, onSubmit, onClose, onExport } = props;
  const { t } = useTranslation();
  const [form, setForm] = useState(() => {
    const start = edited ?? proposal;
    return start ? formOf(start, new Date(findKnownTime())) : newForm(new Date(findKnownTime()), browserZone());
  });
  /** The rule as it was before its panel covered the form. */
  const [covered, setCovered] = useState<FormState | null>(null);
  const fill = (changes: Partial<FormState>) => setForm((before) => ({ ...before, ...changes }));
  const when = useWhenWords(form.timezone, fill);
  const change = (changes: Partial<FormState>) => {
    if ('date' in changes || 'time' in changes) when.close();
    fill(changes);
  };
  const meta = metaOf(form);
  const fault = useFault(meta);
  const isCustom = form.repeatType === 'Custom';
  useLayoutEffect(() => onCustom(isCustom), [isCustom, onCustom]);
  const isClosed = useIsClosed();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree it may be inside another form.
    event.stopPropagation();
    if (isSaving || when.isReading) return;
    const found = when.isOpen ? await when.finish() : form;
    const wanted = found && metaOf({ ...form, ...found });
    if (!wanted || findFault(wanted) || isClosed()) return;
    const [first] = listFirstOccurrences(wanted, 1);
    if (first) onSubmit(wanted, first.at.toISOString());
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {(isWide || !covered) && (
        <div className={classes.panel}>
          <div className={classes.header}>
            <h2 className={classes.title}>{t(edited ? 'reminder.edit' : 'reminder.add')}</h2>
            {edited && onExport && (
              <button
                type="button"
                className={classes.icon}
                data-tip="below"
                aria-label={t('reminder.toCalendar')}
                onClick={onExport}
              >
                <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
              </button>
            )}
            <button type="button" className={classes.icon} aria-label={t('shell.close')} onClick={onClose}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </button>
          </div>
          <MainFields
            {...{ form, meta, fault, change, when }}
            isBeside={isCustom && isWide}
            onRepeatType={(repeatType) => {
              if (repeatType === 'Custom') setCovered(form);
              change({ repeatType, ...(repeatType !== 'Custom' && { ends: 'NONE' }) });
            }}
            onRule={() => setCovered(form)}
          />
          <div className={classes.footer}>
            <Button variant="plain" onClick={onClose}>
              {t('reminder.cancel')}
            </Button>
            <Button type="submit" disabled={fault !== null} isLoading={isSaving || when.isReading}>
              {t(edited ? 'reminder.update' : 'reminder.submit')}
            </Button>
          </div>
        </div>
      )}
      {isCustom && (isWide || covered) && (
        <CustomRepeat
          {...{ form, meta, fault, change }}
          {...(!isWide && {
            onDone: () => setCovered(null),
            onCancel: () => {
              if (covered) setForm(covered);
              setCovered(null);
            },
          })}
        />
      )}
    </form>
  );
};

/** Returns a function that returns whether the form was closed. */
const useIsClosed = (): (() => boolean) => {
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  return () => closed.current;
};

type MainFieldsProps = {
  form: FormState;
  meta: ReminderMeta | null;
  fault: ReturnType<typeof useFault>;
  change: (changes: Partial<FormState>) => void;
  when: WhenWords;
  /** Whether the custom rule is beside these fields, with its own preview. */
  isBeside: boolean;
  onRepeatType: (repeatType: FormState['repeatType']) => void;
  onRule: () => void;
};

const MainFields = ({ form, meta, fault, change, when, isBeside, onRepeatType, onRule }: MainFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const today = zonedNow(new Date(findKnownTime()), form.timezone).toPlainDate();
  const isTimeWrong = fault === 'reminder_in_past';
  return (
    <div className={classes.fields}>
      <WhenField {...when} />
      <QuickChoices timezone={form.timezone} onChoose={change} />
      <Calendar
        label={t('reminder.date')}
        value={form.date}
        today={today.toString()}
        earliest={today.subtract({ days: 1 }).toString()}
        onChange={(date) => change({ date })}
      />
      <div className={classes.pair}>
        <div className={field.field}>
          <label className={field.label} htmlFor={`${id}-time`}>
            {t('reminder.time')}
          </label>
          <div className={field.box} data-tone={isTimeWrong ? 'error' : undefined}>
            <IconClock className={field.icon} aria-hidden />
            <input
              id={`${id}-time`}
              type="time"
              className={`${field.input} ${classes.time}`}
              value={form.time}
              required
              aria-invalid={isTimeWrong}
              aria-describedby={`${id}-fault`}
              onChange={(event) => change({ time: event.currentTarget.value.slice(0, 5) })}
            />
          </div>
        </div>
        <div className={field.field}>
          <label className={field.label} htmlFor={`${id}-before`}>
            {t('reminder.remindBefore')}
          </label>
          <NativeSelect
            id={`${id}-before`}
            value={`${form.remindBefore}`}
            options={remindBeforeSeconds.map((seconds) => ({
              value: `${seconds}`,
              label: seconds === 0 ? t('reminder.noLead') : formatLead(seconds),
            }))}
            onChange={(seconds) => change({ remindBefore: Number(seconds) as RemindBefore })}
          />
        </div>
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor={`${id}-repeat`}>
          {t('reminder.repeat')}
        </label>
        <NativeSelect
          id={`${id}-repeat`}
          value={form.repeatType}
          options={repeatTypes.map((type) => ({ value: type, label: t(`reminder.type.${type}`) }))}
          onChange={onRepeatType}
        />
      </div>
      {form.repeatType === 'Custom' && !isBeside && (
        <Button variant="outline" size="sm" onClick={onRule}>
          {t('reminder.custom.title')}
        </Button>
      )}
      {meta?.isRepeating && !isBeside && <RepeatPreview meta={meta} />}
      {!isSameZone(form.timezone, browserZone()) && (
        <p className={classes.zone}>{t('reminder.inZone', { zone: form.timezone.replaceAll('_', ' ') })}</p>
      )}
      <FieldMessage id={`${id}-fault`} tone="error">
        {fault && (isTimeWrong || !isBeside) && sentenceOf(fault)}
      </FieldMessage>
    </div>
  );
};

type QuickChoicesProps = { timezone: string; onChoose: (choice: Pick<FormState, 'date' | 'time'>) => void };

const QuickChoices = ({ timezone, onChoose }: QuickChoicesProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.quick} aria-label={t('reminder.quick.label')}>
      {listQuickChoices(new Date(findKnownTime()), timezone).map(({ name, time }) => (
        <button
          key={name}
          type="button"
          className={classes.choice}
          onClick={() => {
            // Uses the time of the press, not that of the last render.
            const choice = listQuickChoices(new Date(findKnownTime()), timezone).find((other) => other.name === name);
            if (choice) onChoose({ date: choice.date, time: choice.time });
          }}
        >
          {t(`reminder.quick.${name}`, { time: formatTime(new Date(`2000-01-01T${time}`)) })}
        </button>
      ))}
    </fieldset>
  );
};
