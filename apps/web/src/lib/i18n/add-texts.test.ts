// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { addTexts, chooseLanguage, initI18n, type LateFile, t, useTranslation } from './i18n.ts';

beforeAll(async () => void (await initI18n()));

type File<Name extends 'tag' | 'space' | 'history'> = Record<string, () => Promise<LateFile<Name>>>;
const tagFiles: File<'tag'> = import.meta.glob<LateFile<'tag'>>('../../locales/tag/*.ts');
const spaceFiles: File<'space'> = import.meta.glob<LateFile<'space'>>('../../locales/space/*.ts');
const historyFiles: File<'history'> = import.meta.glob<LateFile<'history'>>('../../locales/history/*.ts');

it('adds the words of a section without rendering anything again', async () => {
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return useTranslation();
  });
  await act(() => addTexts('tag', tagFiles));
  expect(t('tag.all')).toBe('All tags');
  expect(renders).toBe(1);
});

it('makes every caller wait for the same texts', async () => {
  void addTexts('space', spaceFiles);
  await addTexts('space', spaceFiles);
  expect(t('space.text')).not.toBe('space.text');
});

it('adds them to a language that is being loaded, and to those chosen later', async () => {
  const choosing = chooseLanguage('de');
  await Promise.all([choosing, addTexts('history', historyFiles)]);
  expect(t('tag.all')).toBe('Alle Schlagwörter');
  const german = t('history.first');
  await chooseLanguage('el');
  expect(t('history.first')).not.toBe(german);
});

it('asks again for texts that did not load', async () => {
  const files = { './el.ts': () => Promise.reject(new Error('no network')) };
  await expect(addTexts('webhooks', files)).rejects.toThrow();
  await addTexts('webhooks', import.meta.glob<LateFile<'webhooks'>>('../../locales/webhooks/*.ts'));
  expect(t('webhooks.none')).not.toBe('webhooks.none');
});
