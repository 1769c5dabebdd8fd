// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlainKey } from '../../locales/locale-types.ts';
import { createTranslate } from '../../locales/translate.ts';
import { ApiError, unansweredError } from '../api/api-error.ts';
import { capitalise, firstWeekday, formatTime, formatWhen } from './format.ts';
import { chooseLanguage, formatBytes, initI18n, sentenceFor, t } from './i18n.ts';

beforeAll(initI18n);

it('speaks English on a first visit, and sets the language of the document', () => {
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

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [184_300, '184 kB'],
  [1_500_000, '1.5 MB'],
  [20_000_000, '20 MB'],
  [4_250_000_000, '4.3 GB'],
  [1_000_000_000_000_000, '1,000 TB'],
])('shows %d bytes as %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

it('shows the sentence of the code', () => {
  const error = new ApiError(409, 'already_exists', 'meera already exists');
  expect(sentenceFor(error, 'auth.signup.failed', { value: 'meera' })).toBe('meera already exists');
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [61, '2 minutes'],
  [3600, '1 hour'],
])('shows how long to wait: %i seconds are %s', (retryAfterSeconds, wait) => {
  const error = new ApiError(429, 'too_many_attempts', 'Too many attempts.', { retryAfterSeconds });
  expect(sentenceFor(error, 'error.internal')).toBe(`Too many attempts. Try again in ${wait}.`);
});

it('shows the sentence of the answer if its code is unknown or missing', () => {
  for (const code of [null, 'moon', 'constructor']) {
    const error = new ApiError(409, code, 'The moon is in the way');
    expect(sentenceFor(error, 'auth.signup.failed')).toBe('The moon is in the way');
  }
});

it('shows the server’s own sentence about its failures', () => {
  const error = new ApiError(500, 'internal', 'Something went wrong. Try again');
  expect(sentenceFor(error, 'editor.failed')).toBe('Something went wrong. Try again');
});

it('shows the situation’s own sentence, and that there was no answer, if there was none', () => {
  const unreachable = 'PinLife is not reachable right now.';
  const say = (situation: PlainKey) => sentenceFor(unansweredError(), situation);
  expect(say('auth.signup.failed')).toBe(`Failed to signup. Try again. ${unreachable}`);
  expect(say('error.login_failed')).toBe(`Unable to login. Check your credentials. ${unreachable}`);
});

it('shows the situation’s own sentence if the answer contained none', () => {
  expect(sentenceFor(new ApiError(500, null, ''), 'auth.signup.failed')).toBe('Failed to signup. Try again');
  expect(sentenceFor(new TypeError('broken'), 'auth.signup.failed')).toBe('Failed to signup. Try again');
});

describe('another language', () => {
  afterEach(() => chooseLanguage('el'));

  it('ends its sentences in its own way', async () => {
    await chooseLanguage('hi');
    expect(sentenceFor(unansweredError(), 'auth.signup.failed')).toMatch(/[^।.]। PinLife .*।$/);
  });

  it('is spoken at once, kept, and told to the browser', async () => {
    await chooseLanguage('de');
    expect(t('shell.logout')).toBe('Abmelden');
    expect(localStorage.getItem(storageKeys.language)).toBe('de');
    expect(document.documentElement.lang).toBe('de');
  });

  it('is the last one chosen, for any order of loading', async () => {
    await Promise.all([chooseLanguage('fr'), chooseLanguage('it')]);
    expect(t('shell.logout')).toBe('Esci');
  });

  it('is not kept when its words cannot be loaded', async () => {
    await chooseLanguage('de');
    vi.doMock('../../locales/ml.ts', () => {
      throw new Error('no network');
    });
    expect(await chooseLanguage('ml')).toBe(false);
    vi.doUnmock('../../locales/ml.ts');
    expect(t('shell.logout')).toBe('Abmelden');
    expect(localStorage.getItem(storageKeys.language)).toBe('de');
  });

  it('gives way to English at the start when its words cannot be loaded, and stays chosen', async () => {
    localStorage.setItem(storageKeys.language, 'fil');
    vi.doMock('../../locales/fil.ts', () => {
      throw new Error('no network');
    });
    expect(await initI18n()).toBe('fil');
    vi.doUnmock('../../locales/fil.ts');
    expect(t('shell.logout')).toBe('Logout');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem(storageKeys.language)).toBe('fil');
  });

  it('uses English for missing words', async () => {
    const { locale } = await vi.importActual<{ locale: object }>('../../locales/ml.ts');
    vi.doMock('../../locales/ml.ts', () => ({ locale: { ...locale, home: {} } }));
    await chooseLanguage('ml');
    vi.doUnmock('../../locales/ml.ts');
    await vi.waitFor(() => expect(t('home.evening', { name: 'Meera' })).toBe('Good evening, Meera'));
    expect(t('shell.logout')).toBe('ലോഗ് ഔട്ട്');
  });

  it('has clocks and weeks of its own', async () => {
    const evening = new Date(2026, 10, 1, 18, 40);
    expect(formatTime(evening)).toBe('6:40\u00a0pm');
    await chooseLanguage('fr');
    expect(formatTime(evening)).toBe('18:40');
    expect(capitalise(formatWhen(evening, evening))).toBe('Dim. 1 nov., 18:40');
    expect(firstWeekday()).toBe(1);
    await chooseLanguage('hi');
    expect(formatTime(evening)).toBe('शाम\u00a06:40');
    expect(firstWeekday()).toBe(0);
  });

  it('may have a form of its own for exactly one', () => {
    const filipino = createTranslate(
      { event: { count_1: 'isa', count_one: '{count} a', count_other: '{count} b' } },
      'fil',
    );
    expect([1, 2, 4].map((count) => filipino('event.count', { count }))).toEqual(['isa', '2 a', '4 b']);
  });
});
