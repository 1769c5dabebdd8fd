import { DAY_MS } from '@pinlife/contract/durations';
import type { LanguageCode } from '@pinlife/contract/languages';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { HOME, pinNote } from './support/notes.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { addReminder } from './support/reminders.ts';

/** A Monday at half past nine in the morning in India: words for other days and hours may be longer than a line. */
const findMonday = (): number => {
  const at = new Date(Date.now() + 2 * DAY_MS);
  at.setUTCDate(at.getUTCDate() + ((8 - at.getUTCDay()) % 7));
  return at.setUTCHours(4, 0, 0, 0);
};
/** The tolerance for rounding to whole pixels. */
const SLACK_PX = 2;

/** The number of lines in a chip, and how much of its width the longest line leaves empty. */
const measureWords = (chip: Locator) =>
  chip.evaluate((element) => {
    const words = element.querySelector('b')?.parentElement;
    if (!words) throw new Error('The chip has no words.');
    const rects = [...words.children].flatMap((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return [...text.getClientRects()];
    });
    const { left, right } = words.getBoundingClientRect();
    return {
      lines: new Set(rects.map(({ bottom }) => Math.round(bottom))).size,
      before: Math.min(...rects.map((rect) => rect.left)) - left,
      behind: right - Math.max(...rects.map((rect) => rect.right)),
    };
  });

for (const language of ['de', 'hi', 'ml'] satisfies LanguageCode[]) {
  test(`a reminder that wraps is as wide as its longest line in ${language}`, async ({ page, people, openAs, api }) => {
    const person = await people.create({ language });
    const note = await pinNote(api, person, { title: 'Vasantha varnam' });
    await addReminder(api, person, note._id, findMonday() - Date.now(), {
      repeatType: 'Weekly',
      isRepeating: true,
      repeatEndType: 'FOREVER',
      remindBefore: 900,
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(person, HOME);
    const chip = page
      .getByRole('article')
      .getByRole('listitem')
      .filter({ has: page.locator('b') });
    const expectSnug = async () => {
      await expect.poll(async () => (await measureWords(chip)).behind).toBeLessThan(SLACK_PX);
      const { lines, before } = await measureWords(chip);
      expect(lines).toBeGreaterThan(1);
      expect(before).toBeLessThan(SLACK_PX);
      await expectNoOverflow(page);
    };
    await expectSnug();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSnug();
    // With enough width, one line again.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await measureWords(chip)).lines).toBe(1);
  });
}
