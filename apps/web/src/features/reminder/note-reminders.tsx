import type { Note } from '@pinlife/contract/note/schema';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { draftOf } from '../../entities/reminder/draft-reminder.ts';
import { useDeleteReminder, useExportReminder, useSaveReminder } from './api.ts';
import { AddChip, ChipList, ReminderChip } from './reminder-chip.tsx';
import { ReminderPopover } from './reminder-popover.tsx';
import { useReminderTarget } from './use-reminder-target.ts';

type NoteRemindersProps = {
  note: Note;
  /** Whether reminders can be added here. Cards only show existing ones. */
  offersMore?: boolean;
};

/** The reminders of a note that is pinned already: each change is saved by itself. */
export const NoteReminders = ({ note, offersMore = false }: NoteRemindersProps) => {
  const { target, add, edit, close } = useReminderTarget();
  const { mutateAsync: save } = useSaveReminder(note._id);
  const { mutate: remove } = useDeleteReminder(note._id);
  const { mutate: exportReminder } = useExportReminder(note._id);
  const { reminders, options, done } = note;
  const canAdd = offersMore && !options.selfNote && !done;
  if (reminders.length === 0 && !canAdd) return null;
  const submit = async (meta: ReminderMeta, nextAt: string) => {
    await save({ meta, nextAt, edited: target?.reminder ?? undefined });
  };
  return (
    <>
      <ChipList>
        {reminders.map((reminder) => (
          <ReminderChip
            key={reminder._id}
            reminder={draftOf(reminder)}
            onEdit={(opener) => edit(opener, draftOf(reminder))}
            onRemove={() => remove(reminder)}
          />
        ))}
        {canAdd && <AddChip count={reminders.length} onClick={add} />}
      </ChipList>
      <ReminderPopover
        target={target}
        onSubmit={submit}
        onClose={close}
        onExport={() => target?.reminder?._id && exportReminder(target.reminder._id)}
      />
    </>
  );
};
