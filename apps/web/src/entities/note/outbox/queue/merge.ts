import type { NoteUpdate } from '@pinlife/contract/note/schema';
import {
  type Change,
  isOnTop,
  makesVersion,
  type NewNote,
  type NoteEdit,
  type Shown,
  type Waiting,
} from './waiting.ts';

/**
 * Merges the waiting changes of one note into the fewest calls. What was done first stays first, and carries the id of
 * the change that it began with.
 */
export const mergeWaiting = (waiting: readonly Waiting[]): Waiting[] => {
  const merged: Waiting[] = [];
  for (const next of waiting) {
    const index = merged.findLastIndex((one) => canJoin(one, next) || isMove(one.change));
    const before = merged[index];
    // What lies between two moves was done where the first had brought the note.
    const isApart = isMove(next.change) && index < merged.length - 1;
    if (!before || isApart || !canJoin(before, next)) merged.push(next);
    else if (undoes(next.change)) merged.splice(index, 1);
    else merged[index] = join(before, next);
  }
  return merged;
};

/** Into the trash or out of it: no other change is moved past it. */
const isMove = ({ kind }: Change): boolean => kind === 'delete' || kind === 'restore';

/** Where it can join the one before, neither has to be sent. */
const undoes = (change: Change): boolean => isMove(change) || change.kind === 'uncomment';

/**
 * Whether it matters that a change was sent once, and may have arrived: a later one is not merged into it then, nor does
 * it cancel it out. The others may be sent again with more in them.
 */
export const isSpentBySending = (change: Change): boolean =>
  change.kind === 'create' || isMove(change) || change.kind === 'comment' || isVersioned(change);

const isVersioned = (change: Change): boolean => change.kind === 'update' && change.version !== null;

const canJoin = (before: Waiting, next: Waiting): boolean => {
  const { change: one } = before;
  if (next.isTried || before.refusal || next.refusal) return false;
  if (next.change.kind === 'done' || next.change.kind === 'read') return one.kind === next.change.kind;
  if (next.change.kind === 'update') return canTakeIn(before, next.change);
  if (one.kind === 'comment' && 'commentId' in next.change && next.change.commentId === one.commentId) {
    // What may have arrived is sent again as it was: the server compares what the next one replaces with it.
    return !before.isTried && (next.change.kind === 'comment' || one.isNew);
  }
  if (before.isTried) return false;
  return (
    (one.kind === 'delete' && next.change.kind === 'restore') ||
    (one.kind === 'restore' && next.change.kind === 'delete')
  );
};

/** An edit that was made without seeing the one before it is no part of it: the server decides about it. */
const canTakeIn = (before: Waiting, edit: NoteEdit): boolean => {
  const { change: one, isTried } = before;
  // Only what makes a version can tell that it came twice; the rest may be sent again with more in it.
  if (one.kind === 'update' && one.version === null) return true;
  if (isTried || (one.kind !== 'create' && one.kind !== 'update')) return false;
  return edit.version === null || isOnTop(edit, before);
};

const join = (before: Waiting, next: Waiting): Waiting => ({
  ...before,
  change: joinChanges(before.change, next.change),
  holds: [...before.holds, next.id, ...next.holds],
  top: makesVersion(next.change) ? next.top : before.top,
  shown: joinShown(before.shown, next.shown),
  madeAt: next.madeAt,
  isTried: false,
  takenBy: undefined,
});

const joinShown = (before: Shown, next: Shown): Shown => {
  const options = { ...before.options, ...next.options };
  return { ...before, ...next, ...(Object.keys(options).length > 0 && { options }) };
};

const joinChanges = (before: Change, next: Change): Change => {
  if (before.kind === 'create' && next.kind === 'update') {
    return { ...before, note: withUpdate(before.note, next.changes) };
  }
  if (before.kind === 'update' && next.kind === 'update') {
    const { options: one, ...kept } = before.changes;
    const { options: other, ...changes } = next.changes;
    const options = one || other ? { options: { ...one, ...other } } : {};
    const { version, onTopOf } = before.version === null ? next : before;
    return { ...before, version, onTopOf, changes: { ...kept, ...changes, ...options } };
  }
  if (before.kind === 'read' && next.kind === 'read')
    return { ...next, ids: [...new Set([...before.ids, ...next.ids])] };
  if (before.kind === 'comment' && next.kind === 'comment') return { ...before, content: next.content };
  return next;
};

const withUpdate = (note: NewNote, { title, content, options, reminders, media }: NoteUpdate): NewNote => ({
  ...note,
  ...(title !== undefined && { title }),
  ...(content !== undefined && { content }),
  ...(options && { options: { ...note.options, ...options } as NonNullable<NewNote['options']> }),
  ...(reminders && { reminders: reminders.map(({ meta }) => meta) }),
  ...(media && { media }),
});
