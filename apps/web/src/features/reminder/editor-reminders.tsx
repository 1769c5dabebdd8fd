import { NOTE_REMINDERS_MAX } from '@pinlife/contract/reminder/limits';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { IconBellPlus } from '@tabler/icons-react';
import type { DraftReminder } from '../../entities/reminder/draft-reminder.ts';
import { t, useTranslation } from '../../lib/i18n/i18n.ts';
import { ToolButton } from '../../ui/action/tool-button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { AddChip, ChipList, ReminderChip } from './reminder-chip.tsx';
import { ReminderPopover } from './reminder-popover.tsx';
import { useReminderTarget } from './use-reminder-target.ts';

type EditorRemindersProps = {
  reminders: readonly DraftReminder[];
  onChange: (reminders: readonly DraftReminder[]) => void;
};

/** The button that adds a reminder to the note being written. */
export const ReminderTool = ({ reminders, onChange }: EditorRemindersProps) => {
  const { t } = useTranslation();
  const { target, add, close } = useReminderTarget();
  const isFull = reminders.length >= NOTE_REMINDERS_MAX;
  return (
    <>
      <ToolButton
        label={t('reminder.add')}
        icon={IconBellPlus}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        aria-disabled={isFull || undefined}
        onClick={(event) => (isFull ? toastLimitReached() : add(event.currentTarget))}
      />
      <ReminderPopover
        target={target}
        onSubmit={(meta, nextAt) => onChange([...reminders, { meta, nextAt }])}
        onClose={close}
      />
    </>
  );
};

const toastLimitReached = (): void => {
  showToast({ kind: 'error', text: t('error.too_many_reminders') });
};

/** The reminders of the note being written: saved together with it. */
export const ReminderDrafts = ({ reminders, offersMore, onChange }: EditorRemindersProps & { offersMore: boolean }) => {
  const { target, add, edit, close } = useReminderTarget();
  if (reminders.length === 0) return null;
  const keep = (meta: ReminderMeta, nextAt: string) =>
    onChange(
      target?.reminder
        ? reminders.map((reminder) => (reminder === target.reminder ? { ...reminder, meta, nextAt } : reminder))
        : [...reminders, { meta, nextAt }],
    );
  return (
    <>
      <ChipList>
        {reminders.map((reminder, index) => (
          <ReminderChip
            key={reminder._id ?? `new ${index}`}
            reminder={reminder}
            onEdit={(opener) => edit(opener, reminder)}
            onRemove={() => onChange(reminders.filter((other) => other !== reminder))}
          />
        ))}
        {offersMore && <AddChip count={reminders.length} onClick={add} />}
      </ChipList>
      <ReminderPopover target={target} onSubmit={keep} onClose={close} />
    </>
  );
};
