import type { ImportSource } from '@pinlife/contract/import/limits';
import type { Tx } from '../../../db/pool.ts';
import { deriveId } from '../../../platform/secret/id.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import type { FoundNote } from '../read/port.ts';
import type { ImportedRepo } from './repo.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Derived, so that the same note has the same id in every import of a person. Notes of PinLife keep theirs. */
export const noteIdOf = (userId: string, source: ImportSource, { key }: Pick<FoundNote, 'key'>): string =>
  source === 'pinlife' && UUID.test(key) ? key : deriveId(new Date(0), `${userId}/${source}/${key}`);

type Identifiable = Pick<FoundNote, 'key' | 'digest' | 'otherKey'>;
type Importing = { userId: string; source: ImportSource; importId?: string };

/**
 * The ids of these notes, derived from their keys. If a key is already used with another text, the digest of the text is
 * added, so that only the same text counts as existing. `importId`: the notes of this import itself are not mistaken for
 * those of an earlier archive.
 */
export const identifyAll = async <Item extends Identifiable>(
  tx: Tx,
  { userId, source, importId }: Importing,
  items: readonly Item[],
  { notes, imported }: Dependencies,
): Promise<Map<Item, string>> => {
  const idOf = (key: string) => noteIdOf(userId, source, { key });
  const candidates = items.map((item) => {
    const { key, digest, otherKey } = item;
    const [byText, elsewhere] = [digest && idOf(`${key}|${digest}`), otherKey && idOf(otherKey)];
    return { item, digest, id: idOf(key), byText, elsewhere };
  });
  const ids = candidates.flatMap(({ id, byText, elsewhere }) =>
    [id, byText, elsewhere].filter((one) => one !== undefined),
  );
  const before = await findKnown(tx, userId, ids, { notes, imported });
  const existingNotes = new Map(before.map((note) => [note.id, note]));
  /** The digest of each id, of existing notes and of this batch. */
  const texts = new Map(before.map(({ id, digest }) => [id, digest]));
  const choose = ({ id, digest, byText, elsewhere }: (typeof candidates)[number]): string => {
    if (!digest || !byText) return id;
    if (existingNotes.has(byText)) return byText;
    const other = existingNotes.get(elsewhere ?? '');
    if (!existingNotes.has(id) && other && other.digest === digest && other.importId !== importId) return other.id;
    // An old row without a digest counts as the same text.
    const text = texts.get(id) ?? digest;
    if (!texts.has(id)) texts.set(id, digest);
    return text === digest ? id : byText;
  };
  return new Map(candidates.map((candidate) => [candidate.item, choose(candidate)]));
};

/** The imported notes of these ids. An undone import frees its ids, unless the person has restored or edited the note. */
const findKnown = async (tx: Tx, userId: string, ids: readonly string[], { notes, imported }: Dependencies) => {
  const before = await imported.find(tx, userId, ids);
  const undone = new Map(before.filter((note) => note.undone).map((note) => [note.id, note]));
  const undoneNotes = undone.size === 0 ? [] : await notes.find(tx, userId, [...undone.keys()]);
  const kept = undoneNotes.filter(({ id, isTrashed, version }) => !isTrashed || version !== undone.get(id)?.version);
  const free = new Set(undone.keys()).difference(new Set(kept.map(({ id }) => id)));
  return before.filter(({ id }) => !free.has(id));
};

/** The state of a note that was imported before. */
export type ImportedState = 'here' | 'deleted' | 'undone';

type Dependencies = { notes: Pick<NoteBulk, 'find'>; imported: Pick<ImportedRepo, 'find'> };

/** The states of those ids that are not new. */
export const findImportedStates = async (
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { notes, imported }: Dependencies,
): Promise<Map<string, ImportedState>> => {
  const states = new Map<string, ImportedState>();
  const before = new Map((await imported.find(tx, userId, ids)).map(({ id, undone }) => [id, undone]));
  for (const [id, undone] of before) states.set(id, undone ? 'undone' : 'deleted');
  for (const { id, isTrashed } of await notes.find(tx, userId, ids)) {
    if (!isTrashed) states.set(id, 'here');
    else if (before.get(id) !== true) states.set(id, 'deleted');
  }
  return states;
};
