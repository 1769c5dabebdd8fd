import type { NoteUpdate } from '@pinlife/contract/note/schema';
import {
  type Change,
  isOnTop,
  makesVersion,
  type NewNote,
  type NoteEdit,
  type OutboxEntry,
  type ShownChange,
} from './entry.ts';

/**
 * Merges the entries of one note into the fewest calls. The order stays; a merged entry has the id of its first one.
 */
export const mergeEntries = (entries: readonly OutboxEntry[]): OutboxEntry[] => {
  const merged: OutboxEntry[] = [];
  for (const next of entries) {
    const index = merged.findLastIndex((one) => canMerge(one, next) || isTrashChange(one.change));
    const before = merged[index];
    // Entries between two trash changes belong to where the note was then.
    const isApart = isTrashChange(next.change) && index < merged.length - 1;
    if (!before || isApart || !canMerge(before, next)) merged.push(next);
    else if (cancels(next.change)) merged.splice(index, 1);
    else merged[index] = mergeTwo(before, next);
  }
  return merged;
};

/** Moves the note into the trash or out of it. Changes are not merged across such a move. */
const isTrashChange = ({ kind }: Change): boolean => kind === 'delete' || kind === 'restore';

/** Whether merging the change into the one before removes both. */
const cancels = (change: Change): boolean => isTrashChange(change) || change.kind === 'uncomment';

/**
 * Whether sending the change twice would have another effect. Once it may have arrived, it is neither merged nor
 * cancelled.
 */
export const isUnrepeatable = (change: Change): boolean =>
  makesVersion(change) || isTrashChange(change) || change.kind === 'comment';

const canMerge = (before: OutboxEntry, next: OutboxEntry): boolean => {
  const { change: one } = before;
  if (next.isTried || before.refusal || next.refusal) return false;
  if (next.change.kind === 'done' || next.change.kind === 'read') return one.kind === next.change.kind;
  if (next.change.kind === 'update') return canMergeEdit(before, next.change);
  if (one.kind === 'comment' && 'commentId' in next.change && next.change.commentId === one.commentId) {
    // The server compares `was` of the next edit with the text that may have arrived.
    return !before.isTried && (next.change.kind === 'comment' || one.isNew);
  }
  if (before.isTried) return false;
  return (
    (one.kind === 'delete' && next.change.kind === 'restore') ||
    (one.kind === 'restore' && next.change.kind === 'delete')
  );
};

/** Whether an edit can be merged. An edit that is not based on the entry before it is sent by itself: the server decides. */
const canMergeEdit = (before: OutboxEntry, edit: NoteEdit): boolean => {
  const { change: one, isTried } = before;
  // Without a version the edit may be sent twice, also with later changes.
  if (one.kind === 'update' && one.version === null) return true;
  if (isTried || (one.kind !== 'create' && one.kind !== 'update')) return false;
  return edit.version === null || isOnTop(edit, before);
};

const mergeTwo = (before: OutboxEntry, next: OutboxEntry): OutboxEntry => ({
  ...before,
  change: mergeChanges(before.change, next.change),
  holds: [...before.holds, next.id, ...next.holds],
  top: makesVersion(next.change) ? next.top : before.top,
  shown: mergeShown(before.shown, next.shown),
  madeAt: next.madeAt,
  isTried: false,
  takenBy: undefined,
});

const mergeShown = (before: ShownChange, next: ShownChange): ShownChange => {
  const options = { ...before.options, ...next.options };
  return { ...before, ...next, ...(Object.keys(options).length > 0 && { options }) };
};

const mergeChanges = (before: Change, next: Change): Change => {
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
