import { expect, it } from 'vitest';
import { makeNovemberNote } from '../../../../../test/november-note.ts';
import { ApiError, unansweredError } from '../../../../lib/api/api-error.ts';
import { classifyError } from './classify-error.ts';
import type { Change } from './entry.ts';

const isSameText = (one: string, other: string) => one === other;
const deletion: Change = { kind: 'delete', id: 'a' };
const edit: Change = { kind: 'update', id: 'a', version: 1, changes: { title: 'Fern' } };

it.each([
  ['a proxy without such a page', new ApiError(404, null, '')],
  ['a gateway that writes JSON', new ApiError(404, 'not_found', 'no Route matched with those values')],
  ['nobody', unansweredError()],
])('learns nothing about a deletion or an edit from %s', (_who, error) => {
  expect([deletion, edit].map((change) => classifyError(error, change, isSameText).kind)).toEqual(['later', 'later']);
});

it('trusts the server’s own answer', () => {
  const gone = new ApiError(404, 'not_found', 'Not found', { isOurs: true });
  expect([deletion, edit].map((change) => classifyError(gone, change, isSameText).kind)).toEqual([
    'arrived',
    'refused',
  ]);
});

it('does not take an older version, of a restored backup, for the answer that was lost', () => {
  const classify = (version: number) => {
    const data = makeNovemberNote(1, { title: 'Fern', version });
    const stale = new ApiError(412, 'note_changed', '', { data, isOurs: true });
    return classifyError(stale, { ...edit, version: 5 }, isSameText).kind;
  };
  expect([6, 4].map(classify)).toEqual(['arrived', 'refused']);
});
