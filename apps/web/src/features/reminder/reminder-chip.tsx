import { isRepeating } from '@pinlife/contract/reminder/choices';
import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import { IconBell, IconBellOff, IconPlus, IconRepeat, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { DraftReminder } from '../../entities/reminder/draft-reminder.ts';
import { formatLead } from '../../entities/reminder/lead.ts';
import { formatWhen } from '../../lib/i18n/format.ts';
import { currentTag, useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './reminder-chip.module.css';
import { describeReminder } from './summary.ts';
import { useSnugWidth } from './use-snug-width.ts';

type ReminderChipProps = {
  reminder: DraftReminder;
  onEdit: (opener: HTMLElement) => void;
  onRemove: () => void;
};

/** A reminder to change or to remove. */
export const ReminderChip = ({ reminder, onEdit, onRemove }: ReminderChipProps) => {
  const { t } = useTranslation();
  const when = formatNext(reminder);
  return (
    <li className={classes.chip} data-over={reminder.nextAt === null || undefined}>
      <button type="button" className={classes.text} onClick={(event) => onEdit(event.currentTarget)}>
        <span className="visually-hidden">{t('reminder.editNamed')} </span>
        <ReminderWords reminder={reminder} />
      </button>
      <button type="button" className={classes.remove} aria-label={t('reminder.remove', { when })} onClick={onRemove}>
        <IconX size={16} stroke={2} aria-hidden />
      </button>
    </li>
  );
};

const formatNext = ({ meta, nextAt }: DraftReminder): string => formatWhen(new Date(nextAt ?? meta.selectedDateTime));

/** The next occurrence of a reminder, with its lead or its rule. */
const ReminderWords = ({ reminder }: { reminder: DraftReminder }) => {
  const { t } = useTranslation();
  const { meta, nextAt } = reminder;
  const isOver = nextAt === null;
  const repeats = isRepeating(meta);
  const Icon = isOver ? IconBellOff : repeats ? IconRepeat : IconBell;
  const when = formatNext(reminder);
  const rule = repeats && describeReminder(meta, t, currentTag());
  const lead = meta.remindBefore > 0 && t('reminder.before', { lead: formatLead(meta.remindBefore) });
  const words = useRef<HTMLSpanElement>(null);
  useSnugWidth(words, [when, isOver, rule, lead].join());
  return (
    <>
      <Icon size={16} stroke={2} aria-hidden />
      <span ref={words} className={classes.words}>
        <b>{when}</b>{' '}
        <span className={classes.detail}>
          {isOver ? (
            t('reminder.ended')
          ) : (
            <>
              {rule}
              {rule && lead && ' · '}
              {lead && <span className={classes.lead}>{lead}</span>}
            </>
          )}
        </span>
      </span>
    </>
  );
};

/** The reminders of a note that cannot be edited here. */
export const ReminderList = ({ reminders }: { reminders: readonly DraftReminder[] }) =>
  reminders.length > 0 && (
    <ChipList>
      {reminders.map((reminder) => (
        <li
          key={reminder._id ?? reminder.meta.selectedDateTime}
          className={classes.chip}
          data-over={reminder.nextAt === null || undefined}
        >
          <span className={classes.shown}>
            <ReminderWords reminder={reminder} />
          </span>
        </li>
      ))}
    </ChipList>
  );

type AddChipProps = { count: number; onClick: (opener: HTMLElement) => void };

/** The button that adds a reminder; at the limit it says so. */
export const AddChip = ({ count, onClick }: AddChipProps) => {
  const { t } = useTranslation();
  if (count >= NOTE_REMINDERS_MAX) return <li className={classes.full}>{t('error.too_many_reminders')}</li>;
  return (
    <li>
      <button type="button" className={classes.add} onClick={(event) => onClick(event.currentTarget)}>
        <IconPlus size={16} stroke={2} aria-hidden />
        {t('reminder.add')}
      </button>
    </li>
  );
};

export const ChipList = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.chips} aria-label={t('reminder.list')}>
      {children}
    </ul>
  );
};
