// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { emptyFields } from '../draft/note-fields.ts';
import { createBlankNote, originOfDraft, originToDraft, versionOf } from './origin.ts';

const written = { ...emptyFields, title: 'Mine', changedAt: 1 };
const note = makeNovemberNote(2, { version: 5 });

it('finds in a draft the id under which a new note was sent', () => {
  const origin = { ...createBlankNote(), wasSent: true };
  expect(originOfDraft({ ...originToDraft(origin), ...written }, createBlankNote())).toEqual(origin);
});

it('starts again with a draft that was never sent', () => {
  const current = createBlankNote();
  expect(originOfDraft({ ...originToDraft(createBlankNote()), ...written }, current)).toEqual(current);
});

it('finds the base version of changes in a draft, even if there is a newer one', () => {
  const origin = versionOf(note);
  const current = versionOf({ ...note, title: 'Newer', version: 6 });
  expect(originOfDraft({ ...originToDraft(origin), ...written }, current)).toEqual(origin);
});

it('trusts a draft without its first version only if the note has not changed since', () => {
  const { base: _lost, ...kept } = originToDraft(versionOf(note));
  expect(originOfDraft({ ...kept, ...written }, versionOf(note))).toEqual(versionOf(note));
  const newer = versionOf({ ...note, version: 6 });
  expect(originOfDraft({ ...kept, ...written }, newer)).toEqual({ id: note._id, version: 5, fields: null });
});
