// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** The page as it starts: nothing of this screen is loaded. */
const start = async () => {
  vi.resetModules();
  const i18n = await import('../../lib/i18n/i18n.ts');
  const { loadImportTexts } = await import('./texts.ts');
  await i18n.initI18n();
  return { ...i18n, loadImportTexts };
};

beforeEach(() => localStorage.clear());

it('is spoken once it was loaded, in every language that is chosen from then on', async () => {
  const { t, chooseLanguage, loadImportTexts } = await start();
  expect(t('import.start')).toBe('import.start');
  await loadImportTexts();
  expect(t('import.start')).toBe('Bring them in');
  await chooseLanguage('de');
  expect([t('import.start'), t('shell.logout')]).toEqual(['Mitbringen', 'Abmelden']);
});

it('is spoken in the language that is chosen while it loads', async () => {
  const { t, chooseLanguage, loadImportTexts } = await start();
  await Promise.all([chooseLanguage('it'), loadImportTexts()]);
  expect([t('import.goOn'), t('shell.logout')]).toEqual(['Continua', 'Esci']);
  await Promise.all([loadImportTexts(), chooseLanguage('fr')]);
  expect([t('import.goOn'), t('shell.logout')]).toEqual(['Continuer', 'Se déconnecter']);
});

it('can be loaded again after a failure, and leaves the other words alone', async () => {
  const { t, chooseLanguage, loadImportTexts } = await start();
  vi.doMock('../../locales/import/el.ts', () => {
    throw new Error('no network');
  });
  await expect(loadImportTexts()).rejects.toThrow('could not be loaded');
  vi.doUnmock('../../locales/import/el.ts');
  expect(await chooseLanguage('de')).toBe(true);
  await chooseLanguage('el');
  expect(t('shell.logout')).toBe('Logout');
  await loadImportTexts();
  expect(t('import.start')).toBe('Bring them in');
});
