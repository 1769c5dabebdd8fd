import type { Event, EventMap } from '@pinlife/contract/event/schema';
import type { Memory } from '@pinlife/contract/memory/schema';
import { defaultNoteColor } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { withComment, withEditedComment, withoutComment } from '../../comments.ts';
import { belongsTo, isOlderNote, type NoteFilter } from '../../pages.ts';
import {
  type Change,
  FIRST_VERSION,
  makesVersion,
  type OutboxEntry,
  type ShownChange,
  type ShownNote,
} from '../queue/entry.ts';

const applyShown = (note: ShownNote, { options, ...shown }: ShownChange): ShownNote => {
  const changed: ShownNote = { ...note, ...shown, options: { ...note.options, ...options } };
  return shown.reminders ? { ...changed, reminder: shown.reminders.length > 0 } : changed;
};

/** New notes by the entry that creates them. Cached, so that their cards do not render again. */
const newNotes = new WeakMap<OutboxEntry, ShownNote>();

const newNote = (entry: OutboxEntry): ShownNote => {
  const known = newNotes.get(entry) ?? makeNew(entry);
  newNotes.set(entry, known);
  return known;
};

/** A note that the server does not have yet: its version is 0. */
const makeNew = ({ top, noteId, madeAt, shown }: OutboxEntry): ShownNote => {
  const createdAt = new Date(madeAt).toISOString();
  const blank: Note = {
    _id: noteId,
    title: '',
    content: '',
    reminder: false,
    reminders: [],
    media: [],
    comments: [],
    options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
    commentCount: 0,
    tags: [],
    done: false,
    updated: false,
    version: 0,
    share: null,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
  };
  return { ...applyShown(blank, shown), onTopOf: top };
};

/** The last result of `showEntries` for a note, with its entries. */
const applied = new WeakMap<Note, { ofNote: readonly OutboxEntry[]; shown: ShownNote }>();

/** A note with its entries applied. Cached, so that its card renders only after a change. */
const showEntries = (note: ShownNote, ofNote: readonly OutboxEntry[] = []): ShownNote => {
  if (ofNote.length === 0) return note;
  const known = applied.get(note);
  if (known?.ofNote.length === ofNote.length && known.ofNote.every((one, index) => one === ofNote[index])) {
    return known.shown;
  }
  const shown = applyEntries(note, ofNote);
  applied.set(note, { ofNote, shown });
  return shown;
};

const applyEntries = (note: ShownNote, ofNote: readonly OutboxEntry[]): ShownNote =>
  ofNote.reduce((before, { top, change, madeAt, shown }) => {
    const after = withCommentChange(applyShown(before, shown), change, new Date(madeAt).toISOString());
    return makesVersion(change) ? { ...after, version: baseVersion(after, change), onTopOf: top } : after;
  }, note);

/**
 * The version that the shown text is based on. It can be older than the cached note, whose newer text the entry covers.
 */
const baseVersion = ({ version }: Note, change: Change): number =>
  change.kind === 'update' && change.version !== null ? change.version : Math.min(version, FIRST_VERSION);

const withCommentChange = (note: ShownNote, change: Change, at: string): ShownNote => {
  if (change.kind === 'uncomment') return withoutComment(change.commentId)(note);
  if (change.kind !== 'comment') return note;
  const { commentId: _id, content, isNew } = change;
  return isNew
    ? withComment({ _id, content, createdAt: at, updatedAt: at })(note)
    : withEditedComment(_id, content, at)(note);
};

type Notes = readonly ShownNote[];

/** The notes of a list with the entries applied, and new notes in their order. The other notes stay where they are. */
export const showList = (notes: Notes, entries: readonly OutboxEntry[], filter: NoteFilter): Notes => {
  if (entries.length === 0) return notes;
  const byNote = Map.groupBy(entries, ({ noteId }) => noteId);
  const known = new Set<string>();
  const shown: ShownNote[] = [];
  for (const note of notes) {
    const ofNote = byNote.get(note._id);
    const changed = showEntries(note, ofNote);
    if (ofNote) known.add(note._id);
    if (!ofNote || belongsTo(filter, changed)) shown.push(changed);
  }
  const creates = entries.filter(({ change, noteId }) => change.kind === 'create' && !known.has(noteId));
  const created = new Map(creates.map((one) => [one.noteId, newNote(one)]));
  // Notes that an entry brings into this list. Only the server knows what a search finds.
  const brought = entries.flatMap(({ base, noteId }) => (base && !known.has(noteId) ? [base] : []));
  const others: ReadonlyMap<string, ShownNote> =
    filter.search === undefined ? new Map([...brought.map((one) => [one._id, one] as const), ...created]) : new Map();
  const last = notes.at(-1);
  const added = [...others.values()]
    .map((note) => showEntries(note, byNote.get(note._id)))
    .filter((note) => belongsTo(filter, note) && (created.has(note._id) || !last || !isOlderNote(note, last)));
  return known.size === 0 && added.length === 0 ? notes : added.reduce(insertByDate, shown);
};

const insertByDate = (notes: Notes, note: ShownNote): Notes => {
  const index = notes.findIndex((other) => isOlderNote(other, note));
  return notes.toSpliced(index < 0 ? notes.length : index, 0, note);
};

/** A note with its entries applied; null if neither the server nor the outbox has it. */
export const showNote = (id: string, note: Note | null, entries: readonly OutboxEntry[]): ShownNote | null => {
  const ofNote = entries.filter(({ noteId }) => noteId === id);
  const created = ofNote.find(({ change }) => change.kind === 'create');
  const known = note ?? (created ? newNote(created) : null);
  return known && showEntries(known, ofNote);
};

/** Memories with the entries applied, without deleted notes; the very same where no entry is of them. */
export const showMemories = (memories: readonly Memory[], entries: readonly OutboxEntry[]): readonly Memory[] => {
  const isChanged = (note: Note) => entries.some(({ noteId }) => noteId === note._id);
  if (!memories.some(({ notes }) => notes.some(isChanged))) return memories;
  const shown = memories.map(({ year, notes }) => ({
    year,
    notes: notes
      .flatMap((note) => showNote(note._id, note, entries) ?? [])
      .filter(({ deletedAt }) => deletedAt === null),
  }));
  return shown.filter(({ notes }) => notes.length > 0);
};

/** Events without those whose notes an entry marks as done or deletes. */
export const showEvents = (events: EventMap, entries: readonly OutboxEntry[]): EventMap => {
  const last = new Map(
    entries.flatMap(({ noteId, shown: { done, deletedAt } }) => [
      ...(done === undefined ? [] : [[`done ${noteId}`, done] as const]),
      ...(deletedAt === undefined ? [] : [[`deleted ${noteId}`, deletedAt !== null] as const]),
    ]),
  );
  if (last.size === 0) return events;
  const isAhead = ({ note }: Event) => !last.get(`done ${note._id}`) && !last.get(`deleted ${note._id}`);
  return Object.fromEntries(Object.entries(events).map(([date, ofDay]) => [date, ofDay.filter(isAhead)]));
};
