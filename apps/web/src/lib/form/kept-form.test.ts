// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { useFormKeeper, useFormStart } from './kept-form.ts';

beforeEach(() => sessionStorage.clear());

const logIn = (id: string) => startSession({ token: `secret of ${id}`, id, lastLogin: null }, { keep: false });

/** A session with a changed form, and its end. */
const write = (userId: string, text: string, reason: 'expired' | 'logout') => {
  logIn(userId);
  renderHook(() => useFormKeeper(userId, 'about', () => ({ before: '', after: text })));
  endSession(reason);
  cleanup();
};
const findStart = (userId: string) => renderHook(() => useFormStart(userId, 'about', '')).result.current;

it.each(['expired', 'logout'] as const)(
  'keeps the form of a person whose session expired from a later %s',
  (reason) => {
    write('meera', 'Mist until nine', 'expired');
    write('tom', 'Rain', reason);
    expect(findStart('meera')).toBe('Mist until nine');
    expect(findStart('tom')).toBe(reason === 'expired' ? 'Rain' : '');
    logIn('meera');
    endSession('logout');
    expect(sessionStorage.length).toBe(reason === 'expired' ? 1 : 0);
  },
);

it('restores forms stored by a version of the app with one key for all people', () => {
  const stored = { person: 'meera', forms: { about: 'Mist until nine' } };
  sessionStorage.setItem(storageKeys.forms, JSON.stringify(stored));
  expect(findStart('tom')).toBe('');
  expect(findStart('meera')).toBe('Mist until nine');
  expect(findStart('meera')).toBe('');
});

it('leaves what another device has changed meanwhile, in fields and in lists', () => {
  const before = { company: 'Tea', place: 'Kochi', hobbies: ['Music', 'Chess'] };
  const after = { ...before, company: 'Coffee', hobbies: ['Music', 'Rain'] };
  logIn('meera');
  renderHook(() => useFormKeeper('meera', 'employment', () => ({ before, after })));
  endSession('expired');
  cleanup();
  const now = { company: 'Tea', place: 'Munnar', hobbies: ['Music', 'Chess', 'Boats'] };
  const { result } = renderHook(() => useFormStart('meera', 'employment', now));
  expect(result.current).toEqual({ company: 'Coffee', place: 'Munnar', hobbies: ['Music', 'Boats', 'Rain'] });
});
