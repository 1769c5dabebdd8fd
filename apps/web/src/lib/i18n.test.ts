import { beforeAll, expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { initI18n, sentenceFor, t } from './i18n.ts';

beforeAll(initI18n);

it('speaks English on a first visit, and tells the browser so', () => {
  expect(t('auth.tagline')).toBe('Pin Your Life & Create Memories');
  expect(document.documentElement.lang).toBe('en');
});

it('fills placeholders in', () => {
  expect(t('home.evening', { name: 'Meera' })).toBe('Good evening, Meera');
});

it('chooses the plural form by the count', () => {
  expect(t('event.count', { count: 1 })).toBe('1 pinup');
  expect(t('event.count', { count: 1200 })).toBe('1,200 pinups');
});

it('says the sentence of the code', () => {
  const error = new ApiError(409, 'already_exists', 'meera already exists');
  expect(sentenceFor(error, 'auth.signup.failed', { value: 'meera' })).toBe('meera already exists');
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [61, '2 minutes'],
  [3600, '1 hour'],
])('says how long to wait: %i seconds are %s', (retryAfterSeconds, wait) => {
  const error = new ApiError(429, 'too_many_attempts', 'Too many attempts.', { retryAfterSeconds });
  expect(sentenceFor(error, 'error.internal')).toBe(`Too many attempts. Try again in ${wait}.`);
});

it('says the situation’s own sentence when the answer held none', () => {
  expect(sentenceFor(new ApiError(500, 'internal', ''), 'auth.signup.failed')).toBe('Failed to signup. Try again');
  expect(sentenceFor(new TypeError('broken'), 'auth.signup.failed')).toBe('Failed to signup. Try again');
});
