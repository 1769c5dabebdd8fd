import { expect, type Locator, type Page } from '@playwright/test';
import { listLastingFaults } from './page-checks.ts';

const MOST_STOPS = 120;

/** Moves by Tab to a control. Checks on the way that each element shows its focus and is not covered. */
export const walkTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    const faults = await listLastingFaults(() => page.evaluate(listHiddenFocus));
    expect.soft(faults, `on the way to ${target}`).toEqual([]);
  }
  throw new Error(`${MOST_STOPS} times ${key} does not lead to ${target}`);
};

/** Walks to a control and presses Enter. */
export const enter = async (page: Page, target: Locator): Promise<void> => {
  await walkTo(page, target);
  await page.keyboard.press('Enter');
};

/** Expects that an element other than the body has the focus. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Runs in the page. */
const listHiddenFocus = (): string[] => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const name = focused.outerHTML.slice(0, 140);
  if (!focused.matches(':focus-visible')) return [`without a focus outline: ${name}`];
  // A checkbox or radio button that its parent draws.
  const drawn = focused.getBoundingClientRect().width < 4 ? focused.parentElement : focused;
  const { left, top, right, bottom } = (drawn ?? focused).getBoundingClientRect();
  const isMet = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    // A toast disappears by itself.
    const isToast = hit.closest('body > [role="status"]') !== null;
    return isToast || focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.control === focused;
  };
  const parts = [0.1, 0.5, 0.9];
  const isSeen = parts.some((across) =>
    parts.some((down) => isMet(left + (right - left) * across, top + (bottom - top) * down)),
  );
  return isSeen ? [] : [`out of sight: ${name}`];
};
