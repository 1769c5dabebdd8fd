import type { Note } from '@pinlife/contract/note/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '../../apps/web/src/locales/locale-types.ts';

/** A walk through the screens in a language; `look` runs at each. */
export type Tour = {
  page: Page;
  say: Translate;
  /** A note with comments and a picture. */
  note: Note;
  /** A word that the search finds. */
  word: string;
  look: (place: string) => Promise<void>;
};

/** Another address without loading the page again. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    // With the index that the router expects.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A new title means that the previous screen is gone. */
export const arrive = async (page: Page, path: string, title: string): Promise<void> => {
  await go(page, path);
  await expect(page).toHaveTitle(`${title} · PinLife`);
  await expect(page.getByRole('heading').first()).toBeVisible();
};

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

export const leave = async (dialog: Locator): Promise<void> => {
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
};
