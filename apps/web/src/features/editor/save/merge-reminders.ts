import { type DraftReminder, isSameReminder } from '../../../entities/reminder/draft-reminder.ts';
import type { Findings, MergedChange, Side } from './merge-versions.ts';

type Reminders = readonly DraftReminder[];
type ReminderVersions = { base: Reminders; mine: Reminders; theirs: Reminders };

/** Three-way merge of reminders: theirs in their order, then those that only the person has. */
export const mergeReminders = ({ base, mine, theirs }: ReminderVersions, found: Findings): DraftReminder[] => {
  const isMinePreferred = found.preferred === 'mine';
  const keep = (by: Side, kind: MergedChange['kind'], reminder: DraftReminder): DraftReminder[] => {
    found.kept.push({ by, part: 'reminder', kind, reminder });
    return kind === 'removed' ? [] : [reminder];
  };
  const ask = (chosen: DraftReminder | null): DraftReminder[] => {
    found.conflicts.add('reminder');
    return chosen ? [chosen] : [];
  };

  const fromTheirs = theirs.flatMap((other) => {
    const own =
      findKnown(mine, other) ?? mine.find((reminder) => reminder._id === undefined && isSameReminder(reminder, other));
    const before = findKnown(base, other);
    if (own && isSameReminder(own, other)) return [other];
    if (own && before && isSameReminder(before, own)) return keep('theirs', 'changed', other);
    if (own && before && isSameReminder(before, other)) return keep('mine', 'changed', own);
    if (own) return ask(isMinePreferred ? own : other);
    if (!before) return keep('theirs', 'added', other);
    if (isSameReminder(before, other)) return keep('mine', 'removed', other);
    return ask(isMinePreferred ? null : other);
  });
  const isInTheirs = (own: DraftReminder) =>
    own._id === undefined ? theirs.some((other) => isSameReminder(own, other)) : findKnown(theirs, own) !== undefined;
  const fromMine = mine
    .filter((own) => !isInTheirs(own))
    .flatMap((own) => {
      const before = findKnown(base, own);
      // The server does not have it any more, so it is sent as a new one.
      const anew = { meta: own.meta, nextAt: own.nextAt };
      if (!before) return keep('mine', 'added', anew);
      if (isSameReminder(before, own)) return keep('theirs', 'removed', own);
      return ask(isMinePreferred ? anew : null);
    });
  return [...fromTheirs, ...fromMine];
};

const findKnown = (list: Reminders, { _id }: DraftReminder): DraftReminder | undefined =>
  _id === undefined ? undefined : list.find((reminder) => reminder._id === _id);
