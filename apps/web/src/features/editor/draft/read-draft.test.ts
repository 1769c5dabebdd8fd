// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { beforeEach, expect, it } from 'vitest';
import { listDraftSlots, listDrafts } from './draft-store.ts';
import { emptyFields } from './note-fields.ts';
import { readDraft } from './read-draft.ts';

beforeEach(() => localStorage.clear());

const whole = { ...emptyFields, title: 'Rice', content: '<p>Soak</p>', noteId: null, version: null, sentId: null };

it('reads a draft as it was written', () => {
  const draft = { ...whole, noteId: 'n', version: 3, base: { ...emptyFields, title: 'Old' }, changedAt: 5 };
  expect(readDraft(draft)).toEqual(draft);
});

it.each([
  ['options', null],
  ['options', { color: '#123456', location: 7 }],
  ['options', 'blue'],
  ['reminders', {}],
  ['reminders', [null, 7, { meta: null }]],
  ['media', 'picture.png'],
  ['media', [{ _id: 1 }, null]],
  ['base', []],
  ['changedAt', 'yesterday'],
  ['version', '3'],
  ['noteId', 7],
])('keeps the text of a draft whose %s is %j', (name, value) => {
  expect(readDraft({ ...whole, changedAt: 0, [name]: value })).toEqual({ ...whole, changedAt: 0 });
});

it('keeps the title if the text is unreadable, and ignores values that are no draft', () => {
  expect(readDraft({ title: 'Rice', content: 7 })).toMatchObject({ title: 'Rice', content: '' });
  for (const none of [null, 7, 'Rice', [], {}, { title: 7 }]) expect(readDraft(none)).toBeNull();
});

it('lists the readable drafts among unreadable ones', () => {
  const slots = { a: { title: 'Rice' }, b: 7, c: null, d: { ...whole, noteId: 'n', changedAt: 9 } };
  localStorage.setItem(storageKeys.draft, JSON.stringify({ me: slots, you: 'nonsense' }));
  expect(listDraftSlots('me', null)).toEqual(['a']);
  expect(listDrafts('me').map(({ slot }) => slot)).toEqual(['d', 'a']);
  expect(listDrafts('you')).toEqual([]);
});
