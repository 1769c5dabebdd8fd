import type { ErrorCode } from '@pinlife/contract/errors';
import { remindBeforeSeconds } from '@pinlife/contract/reminder/choices';
import { reminderMetaSchema } from '@pinlife/contract/reminder/schema';
import { isKnownTimezone } from '@pinlife/contract/timezone';
import { escapeHtml } from '../../../platform/text/html-text.ts';
import { taskList } from '../text/html.ts';
import type { EnexTask } from './enex-scanner.ts';
import type { DraftReminder } from './port.ts';
import { remindOnce } from './remind-once.ts';
import { readRepeatRule } from './repeat-rule.ts';

/** Writes tasks in the order in which they were shown. The due date of a task without a reminder is written as text. */
export const writeTasks = (tasks: readonly EnexTask[]): string =>
  taskList(
    tasks
      .toSorted((one, other) => compare(one.get('sortWeight') ?? '', other.get('sortWeight') ?? ''))
      .map((task) => {
        const due = readEnexTime(task.get('reminderDate') ?? task.get('dueDate'));
        const day = due && !isReminding(task) ? ` (${due.toISOString().slice(0, 10)})` : '';
        return { html: `<p>${escapeHtml(`${task.get('title') ?? ''}${day}`)}</p>`, isChecked: isDone(task) };
      }),
  );

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const isDone = (task: EnexTask) => task.get('taskStatus') === 'completed';
/** Completed tasks have no reminder. */
const isReminding = (task: EnexTask): boolean => !isDone(task) && readEnexTime(task.get('reminderDate')) !== null;

/** The reminder of a task. An unknown repeat becomes a single reminder, and `faults` reports it. */
export const readTaskReminder = (task: EnexTask, faults: ErrorCode[]): DraftReminder[] => {
  const at = readEnexTime(task.get('reminderDate'));
  if (isDone(task) || !at) return [];
  const rule = task.get('recurrence');
  if (!rule) return remindOnce(at);
  const repeated = repeat(at, rule, task);
  if (!repeated) faults.push('import_reminder_invalid');
  return repeated ? [repeated] : remindOnce(at);
};

/** The rule repeats the due date; a reminder on another day becomes a lead. */
const repeat = (at: Date, rule: string, task: EnexTask): DraftReminder | null => {
  const zone = task.get('timeZone') ?? '';
  const timezone = isKnownTimezone(zone) ? zone : undefined;
  const dayOf = (date: Date) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime())
      .toZonedDateTimeISO(timezone ?? 'UTC')
      .toPlainDate();
  const due = readEnexTime(task.get('dueDate')) ?? at;
  const leadSeconds = dayOf(due).equals(dayOf(at)) ? 0 : (due.getTime() - at.getTime()) / 1000;
  const remindBefore = remindBeforeSeconds.find((seconds) => seconds === leadSeconds);
  const repeats = readRepeatRule(rule, dayOf(due));
  if (remindBefore === undefined || !repeats) return null;
  const selectedDateTime = (leadSeconds === 0 ? at : due).toISOString();
  const parsed = reminderMetaSchema.safeParse({ ...repeats, selectedDateTime, timezone, remindBefore });
  return parsed.success ? { meta: parsed.data } : null;
};

/** `20240414T053000Z`, or the same with separators. */
export const readEnexTime = (said: string | undefined): Date | null => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/.exec(said?.trim() ?? '') ?? [];
  if (!year) return readIsoTime(said?.trim() ?? '');
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)));
};

const readIsoTime = (said: string): Date | null => {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:/.test(said) ? new Date(said) : null;
  return at && Number.isFinite(at.getTime()) ? at : null;
};
