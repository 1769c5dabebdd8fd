import { listOccurrencesAfter } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { dateTag } from '../../../lib/i18n/format.ts';
import { currentTag, useTranslation } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { describeReminder } from '../summary.ts';
import classes from './reminder-form.module.css';

const NEXT_DATES = 5;

/** The rule in words, with its next dates. */
export const RepeatPreview = ({ meta }: { meta: ReminderMeta }) => {
  const { t } = useTranslation();
  const dates = listOccurrencesAfter(meta, new Date(findKnownTime()), NEXT_DATES);
  const isOneYear = new Set(dates.map(({ at }) => at.getUTCFullYear())).size <= 1;
  const format = new Intl.DateTimeFormat(dateTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isOneYear && { year: 'numeric' }),
    timeZone: meta.timezone,
  });
  return (
    <div className={classes.preview}>
      <p className={classes.summary} role="status">
        {describeReminder(meta, t, currentTag())}
      </p>
      {dates.length > 0 && (
        <div className={classes.next}>
          <span>{t('reminder.custom.next')}</span>
          <ol className={classes.dates}>
            {dates.map(({ at }) => (
              <li key={at.getTime()}>{format.format(at)}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
};
