import { expect, it } from 'vitest';
import { findNewerChoice } from './shared-language.ts';

it.each([
  [
    'takes the language of the account where nobody has chosen yet',
    { here: null, account: 'de', seen: null },
    'account',
  ],
  ['keeps what was chosen before the login', { here: 'hi', account: 'el', seen: 'untold' }, 'here'],
  ['takes that of the account where a logout has left another', { here: 'hi', account: 'el', seen: null }, 'account'],
  ['keeps what was chosen on the login screen', { here: 'hi', account: 'el', seen: 'el' }, 'here'],
  ['takes what was chosen on another device', { here: 'hi', account: 'fr', seen: 'hi' }, 'account'],
  ['takes that of the next person in the same browser', { here: 'de', account: 'ml', seen: 'de' }, 'account'],
  ['has nothing to do where both agree', { here: 'it', account: 'it', seen: 'el' }, 'neither'],
  ['does not believe a code that nobody knows', { here: 'en', account: 'el', seen: 'el' }, 'account'],
] as const)('%s', (_title, choices, newer) => {
  expect(findNewerChoice(choices)).toBe(newer);
});
