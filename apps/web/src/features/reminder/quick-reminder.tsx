import { isRepeating } from '@pinlife/contract/reminder/choices';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { IconBellPlus, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { formatList, formatTime, formatWhen } from '../../lib/i18n/format.ts';
import { currentTag, useTranslation } from '../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import { localDate } from '../../lib/time/plain-date.ts';
import type { Translate } from '../../locales/locale-types.ts';
import classes from './quick-reminder.module.css';
import { describeReminder, listWeek, nameWeekday } from './summary.ts';

/** The offer of a reminder for a time that the note mentions. */
export type Offer = {
  source: 'title' | 'text';
  words: string;
  meta: ReminderMeta;
  nextAt: string;
  isTimeGiven: boolean;
};

type QuickReminderProps = {
  ref: Ref<HTMLButtonElement>;
  offer: Offer;
  onAccept: () => void;
  onChange: (opener: HTMLElement) => void;
  onDismiss: () => void;
};

/** Offers a reminder for a time that was written. */
export const QuickReminder = ({ ref, offer, onAccept, onChange, onDismiss }: QuickReminderProps) => {
  const { t } = useTranslation();
  const time = formatTime(new Date(offer.nextAt));
  const label = t(offer.source === 'title' ? 'reminder.found.inTitle' : 'reminder.found.inText');
  return (
    <fieldset className={classes.nudge} aria-label={label}>
      <span className={classes.chip}>
        <button ref={ref} type="button" className={classes.accept} onClick={onAccept}>
          <IconBellPlus size={16} stroke={2} aria-hidden />
          <span>{t('reminder.found.offer', { when: describeOffer(offer, t) })}</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={(event) => onChange(event.currentTarget)}>
          {t('reminder.found.change')}
        </button>
        <button type="button" className={classes.dismiss} aria-label={t('reminder.found.dismiss')} onClick={onDismiss}>
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      </span>
      {!offer.isTimeGiven && <span className={classes.hint}>{t('reminder.found.noTime', { time })}</span>}
    </fieldset>
  );
};

/** `Tue 17 Nov, 5:00 pm`, `today, 9:00 pm`, `Tue and Thu, 7:00 pm`, `Every 2 weeks on Tuesday, 9:00 am` */
export const describeOffer = ({ meta, nextAt }: Offer, t: Translate): string => {
  const at = new Date(nextAt);
  const tag = currentTag();
  if (!isRepeating(meta)) return isToday(at) ? `${nameToday(tag)}, ${formatTime(at)}` : formatWhen(at);
  const days = listDays(meta, at, tag);
  return `${days ? formatList(days, tag) : describeReminder(meta, t, tag)}, ${formatTime(at)}`;
};

const isToday = (date: Date): boolean => localDate(date) === localDate(new Date(findKnownTime()));
const nameToday = (tag: string): string => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'day');

/** The short names of the days of a rule that comes every week for ever; null for any other rule. */
const listDays = (meta: ReminderMeta, at: Date, tag: string): string[] | null => {
  if (meta.repeatEndType !== 'FOREVER') return null;
  if (meta.repeatType === 'Weekly') return [nameWeekday(at.getDay(), tag, 'short')];
  const isEveryWeek = meta.repeatType === 'Custom' && meta.repeatEveryType === 'Week' && meta.repeatEveryFrequency <= 1;
  if (!isEveryWeek || meta.repeatEveryWeekdays.length === 0) return null;
  const chosen = listWeek(tag).filter(({ name }) => meta.repeatEveryWeekdays.includes(name));
  return chosen.map(({ index }) => nameWeekday(index, tag, 'short'));
};
