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
  type Shown,
  type ShownNote,
  type Waiting,
} from '../queue/waiting.ts';

const withShown = (note: ShownNote, { options, ...shown }: Shown): ShownNote => {
  const changed: ShownNote = { ...note, ...shown, options: { ...note.options, ...options } };
  return shown.reminders ? { ...changed, reminder: shown.reminders.length > 0 } : changed;
};

/** New notes, by the change that creates them: the same one stays the same, so that its card is not drawn again. */
const newNotes = new WeakMap<Waiting, ShownNote>();

const newNote = (waiting: Waiting): ShownNote => {
  const known = newNotes.get(waiting) ?? makeNew(waiting);
  newNotes.set(waiting, known);
  return known;
};

/** A note that the server does not have yet; version 0 says so. */
const makeNew = ({ top, noteId, madeAt, shown }: Waiting): ShownNote => {
  const createdAt = new Date(madeAt).toISOString();
  const blank: Note = {
    ...{ _id: noteId, title: '', content: '', reminder: false, reminders: [], media: [], comments: [] },
    options: { color: defaultNoteColor, passion: false, location: '', selfNote: false },
    ...{ commentCount: 0, tags: [], done: false, updated: false, version: 0, share: null },
    ...{ createdAt, updatedAt: createdAt, deletedAt: null },
  };
  return { ...withShown(blank, shown), onTopOf: top };
};

/** What was shown last of a note, and by which changes. */
const laidOver = new WeakMap<Note, { ofNote: readonly Waiting[]; shown: ShownNote }>();

/** A note with what waits for it laid over; as long as both are the same, so is what is shown. */
const showWaiting = (note: ShownNote, ofNote: readonly Waiting[] = []): ShownNote => {
  if (ofNote.length === 0) return note;
  const known = laidOver.get(note);
  if (known?.ofNote.length === ofNote.length && known.ofNote.every((one, index) => one === ofNote[index])) {
    return known.shown;
  }
  const shown = layOver(note, ofNote);
  laidOver.set(note, { ofNote, shown });
  return shown;
};

const layOver = (note: ShownNote, ofNote: readonly Waiting[]): ShownNote =>
  ofNote.reduce((shown, { top, change, madeAt, shown: by }) => {
    const laid = withCommentChange(withShown(shown, by), change, new Date(madeAt).toISOString());
    return makesVersion(change) ? { ...laid, version: versionBelow(laid, change), onTopOf: top } : laid;
  }, note);

/**
 * The version that what is shown was made from. The page may have read a newer one since, whose text is covered: an edit
 * of what is shown has not seen that.
 */
const versionBelow = ({ version }: Note, change: Change): number =>
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

/** The notes of a list as the person has left them: with what waits, new ones in their places. */
export const showList = (notes: Notes, waiting: readonly Waiting[], filter: NoteFilter): Notes => {
  if (waiting.length === 0) return notes;
  const byNote = Map.groupBy(waiting, ({ noteId }) => noteId);
  const known = new Set(notes.map(({ _id }) => _id));
  const creates = waiting.filter(({ change, noteId }) => change.kind === 'create' && !known.has(noteId));
  const created = new Map(creates.map((one) => [one.noteId, newNote(one)]));
  // A note that a waiting change brings into this list; where a search stands, only the server knows.
  const brought = waiting.flatMap(({ base, noteId }) => (base && !known.has(noteId) ? [base] : []));
  const others: ReadonlyMap<string, ShownNote> =
    filter.search === undefined ? new Map([...brought.map((one) => [one._id, one] as const), ...created]) : new Map();
  const last = notes.at(-1);
  const shown = notes.map((note) => showWaiting(note, byNote.get(note._id)));
  const added = [...others.values()]
    .map((note) => showWaiting(note, byNote.get(note._id)))
    .filter((note) => created.has(note._id) || !last || !isOlderNote(note, last));
  if (added.length === 0 && shown.every((note, index) => note === notes[index])) return notes;
  return [...added, ...shown]
    .filter((note) => belongsTo(filter, note))
    .sort((one, other) => (isOlderNote(one, other) ? 1 : -1));
};

/** One note as the person has left it; null where neither the server nor the outbox has it. */
export const showNote = (id: string, note: Note | null, waiting: readonly Waiting[]): ShownNote | null => {
  const ofNote = waiting.filter(({ noteId }) => noteId === id);
  const created = ofNote.find(({ change }) => change.kind === 'create');
  const known = note ?? (created ? newNote(created) : null);
  return known && showWaiting(known, ofNote);
};

/** Notes of other years, without those that lie in the trash by now. */
export const showMemories = (memories: readonly Memory[], waiting: readonly Waiting[]): readonly Memory[] => {
  if (waiting.length === 0) return memories;
  const shown = memories.map(({ year, notes }) => ({
    year,
    notes: notes
      .flatMap((note) => showNote(note._id, note, waiting) ?? [])
      .filter(({ deletedAt }) => deletedAt === null),
  }));
  return shown.filter(({ notes }) => notes.length > 0);
};

/** Events without those whose notes are done or deleted by what waits. */
export const showEvents = (events: EventMap, waiting: readonly Waiting[]): EventMap => {
  const last = new Map(
    waiting.flatMap(({ noteId, shown: { done, deletedAt } }) => [
      ...(done === undefined ? [] : [[`done ${noteId}`, done] as const]),
      ...(deletedAt === undefined ? [] : [[`deleted ${noteId}`, deletedAt !== null] as const]),
    ]),
  );
  if (last.size === 0) return events;
  const isAhead = ({ note }: Event) => !last.get(`done ${note._id}`) && !last.get(`deleted ${note._id}`);
  return Object.fromEntries(Object.entries(events).map(([date, ofDay]) => [date, ofDay.filter(isAhead)]));
};
