import type { Media } from '@pinlife/contract/media/schema';
import { isSameText } from '../../../entities/note/same-text.ts';
import { type DraftReminder, isSameReminders } from '../../../entities/reminder/draft-reminder.ts';
import type { NoteFields } from '../draft/note-fields.ts';
import { mergeReminders } from './merge-reminders.ts';

/** The person's own version, or the one that was saved elsewhere meanwhile. */
export type Side = 'mine' | 'theirs';

export type Versions = {
  /** The common base. Null if unknown: then every difference counts as changed by both. */
  base: NoteFields | null;
  mine: NoteFields;
  theirs: NoteFields;
};

export type NotePart = 'title' | 'content' | 'color' | 'passion' | 'selfNote' | 'location' | 'reminder' | 'media';

/** A change that only one side made. */
export type MergedChange = {
  by: Side;
  part: NotePart;
  kind: 'added' | 'changed' | 'removed';
  reminder?: DraftReminder;
  media?: Media;
};

type Merge = {
  merged: NoteFields;
  /** Parts that both sides changed differently: `merged` has them as the preferred side does. */
  conflicts: readonly NotePart[];
  /** Changes of one side only: `merged` has them whichever side is preferred. */
  kept: readonly MergedChange[];
};

/** Filled while merging. */
export type Findings = { preferred: Side; conflicts: Set<NotePart>; kept: MergedChange[] };

/** Three-way merge of a note. Where both sides changed the same part, the preferred side wins. */
export const mergeVersions = (versions: Versions, preferred: Side, sameText: Same<string> = isSameText): Merge => {
  const found: Findings = { preferred, conflicts: new Set(), kept: [] };
  const pick = <Value>(part: NotePart, read: (fields: NoteFields) => Value, same: Same<Value> = Object.is): Value =>
    mergeValue(versions, { part, read, same }, found);

  const merged = {
    title: pick('title', ({ title }) => title),
    content: pick('content', ({ content }) => content, sameText),
    options: {
      color: pick('color', ({ options }) => options.color),
      passion: pick('passion', ({ options }) => options.passion),
      location: pick('location', ({ options }) => options.location),
    },
    media: mergeMedia(versions, found),
  };
  const { selfNote, reminders } = mergeReminding(versions, found);
  return {
    merged: { ...merged, options: { ...merged.options, selfNote }, reminders },
    conflicts: [...found.conflicts],
    kept: found.kept,
  };
};

type Same<Value> = (one: Value, other: Value) => boolean;
type ValuePart<Value> = { part: NotePart; read: (fields: NoteFields) => Value; same: Same<Value> };

const kindOf = (before: unknown, after: unknown): MergedChange['kind'] =>
  before === '' || before === false ? 'added' : after === '' || after === false ? 'removed' : 'changed';

const mergeValue = <Value>(
  { base, mine, theirs }: Versions,
  { part, read, same }: ValuePart<Value>,
  { preferred, conflicts, kept }: Findings,
): Value => {
  const [before, own, other] = [base && read(base), read(mine), read(theirs)];
  if (same(own, other)) return other;
  const isKnown = base !== null;
  if (isKnown && same(before as Value, own)) {
    kept.push({ by: 'theirs', part, kind: kindOf(before, other) });
    return other;
  }
  if (isKnown && same(before as Value, other)) {
    kept.push({ by: 'mine', part, kind: kindOf(before, own) });
    return own;
  }
  conflicts.add(part);
  return preferred === 'mine' ? own : other;
};

/** Media are added or removed, never changed. */
const mergeMedia = ({ base, mine, theirs }: Versions, { kept }: Findings): Media[] => {
  const wasThere = ({ _id }: Media) => base?.media.some((media) => media._id === _id) ?? false;
  const isIn = (list: readonly Media[], { _id }: Media) => list.some((media) => media._id === _id);
  const stays = (side: Side, other: readonly Media[]) => (media: Media) => {
    if (isIn(other, media)) return true;
    const isAdded = !wasThere(media);
    // It was in the base, so the side that lacks it has removed it.
    const by = isAdded ? side : side === 'mine' ? 'theirs' : 'mine';
    kept.push({ by, part: 'media', kind: isAdded ? 'added' : 'removed', media });
    return isAdded;
  };
  const fromTheirs = theirs.media.filter(stays('theirs', mine.media));
  const fromMine = mine.media.filter(stays('mine', theirs.media)).filter((media) => !isIn(fromTheirs, media));
  return [...fromTheirs, ...fromMine];
};

/**
 * Self notes have no reminders. If one side made it a self note while the other changed reminders, that is a conflict:
 * else those changes would be lost silently.
 */
const mergeReminding = (versions: Versions, found: Findings): Pick<NoteFields, 'reminders'> & { selfNote: boolean } => {
  const { base, mine, theirs } = versions;
  // A self note has no reminders; that does not count as removing each of them.
  const remindersOf = (fields: NoteFields) => (fields.options.selfNote && base ? base.reminders : fields.reminders);
  const isTouched = ({ options, reminders }: NoteFields) =>
    !options.selfNote && base !== null && !isSameReminders(base.reminders, reminders);
  const isSelfNoteChanged = base?.options.selfNote === false && mine.options.selfNote !== theirs.options.selfNote;
  const selfNoteConflicts = isSelfNoteChanged && (isTouched(mine) || isTouched(theirs));
  const known = selfNoteConflicts ? { ...versions, base: null } : versions;
  const selfNote = mergeValue(
    known,
    { part: 'selfNote', read: ({ options }) => options.selfNote, same: Object.is },
    found,
  );
  const ofReminders: Findings = { ...found, conflicts: new Set(), kept: [] };
  const reminders = mergeReminders(
    { base: base?.reminders ?? [], mine: remindersOf(mine), theirs: remindersOf(theirs) },
    ofReminders,
  );
  if (selfNote) return { selfNote, reminders: [] };
  for (const part of ofReminders.conflicts) found.conflicts.add(part);
  found.kept.push(...ofReminders.kept);
  return { selfNote, reminders };
};
