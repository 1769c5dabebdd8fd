// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { emptyFields } from '../draft/note-fields.ts';
import { bodyOf, toChange } from './change.ts';
import { createBlankNote, versionOf } from './origin.ts';

const note = makeNovemberNote(2, { title: 'Old', content: '<p>Text</p>', version: 5 });
const origin = versionOf(note);

it('makes a whole note of the fields of a new one, under its id', () => {
  const fresh = createBlankNote();
  const change = toChange({ ...emptyFields, title: 'Mine' }, fresh);
  expect(change).toEqual({ kind: 'create', note: { _id: fresh.id, ...emptyFields, title: 'Mine' } });
});

it('sends only the changed fields of a note, options one by one', () => {
  const options = { ...origin.fields.options, passion: !origin.fields.options.passion };
  const change = toChange({ ...origin.fields, options }, origin);
  expect(change).toMatchObject({ kind: 'update', id: note._id, version: 5 });
  expect(bodyOf(change)).toEqual({ options: { passion: options.passion } });
});

it('sends everything if the previous content of the note is unknown', () => {
  const { reminders, media, ...plain } = origin.fields;
  expect(bodyOf(toChange(origin.fields, { ...origin, fields: null }))).toEqual({ ...plain, reminders: [], media: [] });
  expect([reminders, media]).toEqual([[], []]);
});

it('can be kept as text and sent later', () => {
  for (const from of [createBlankNote(), origin]) {
    const change = toChange({ ...origin.fields, title: 'Later' }, from);
    expect(JSON.parse(JSON.stringify(change))).toEqual(change);
  }
});
