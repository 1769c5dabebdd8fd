import { isRepeating } from '@pinlife/contract/reminder-choices';
import { IconBell, IconBellOff, IconPlus, IconRepeat, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatWhen } from '../../lib/format.ts';
import { currentTag, useTranslation } from '../../lib/i18n.ts';
import type { DraftReminder } from './draft-reminder.ts';
import { formatLead } from './lead.ts';
import classes from './reminder-chip.module.css';
import { describeReminder } from './summary.ts';

type ReminderChipProps = {
  reminder: DraftReminder;
  onEdit: (opener: HTMLElement) => void;
  onRemove: () => void;
};

/** When a reminder is next, and its lead or its rule. */
export const ReminderChip = ({ reminder, onEdit, onRemove }: ReminderChipProps) => {
  const { t } = useTranslation();
  const { meta, nextAt } = reminder;
  const isOver = nextAt === null;
  const repeats = isRepeating(meta);
  const Icon = isOver ? IconBellOff : repeats ? IconRepeat : IconBell;
  const when = formatWhen(new Date(nextAt ?? meta.selectedDateTime));
  const parts = [
    ...(repeats ? [describeReminder(meta, t, currentTag())] : []),
    ...(meta.remindBefore > 0 ? [t('reminder.before', { lead: formatLead(meta.remindBefore) })] : []),
  ];
  return (
    <li className={classes.chip} data-over={isOver || undefined}>
      <button type="button" className={classes.text} onClick={(event) => onEdit(event.currentTarget)}>
        <span className="visually-hidden">{t('reminder.editNamed')} </span>
        <Icon size={16} stroke={2} aria-hidden />
        <span className={classes.words}>
          <b>{when}</b> <span className={classes.detail}>{isOver ? t('reminder.ended') : parts.join(' · ')}</span>
        </span>
      </button>
      <button type="button" className={classes.remove} aria-label={t('reminder.remove', { when })} onClick={onRemove}>
        <IconX size={16} stroke={2} aria-hidden />
      </button>
    </li>
  );
};

export const AddChip = ({ onClick }: { onClick: (opener: HTMLElement) => void }) => {
  const { t } = useTranslation();
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
