import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { findEditor } from './support/editor.ts';
import { chooseFiles, drawPicture } from './support/media.ts';
import { findCard, HOME } from './support/notes.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';

/** Printed on the picture. */
const WORDS = 'Ferry timetable\nMonsoon 2026';

test('the words of a picture are found by search, shown next to it and copied, by keyboard too', async ({
  page,
  person,
  openAs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(person, HOME);
  const buffer = await readFile(new URL('../apps/server/src/test/pictures/en.png', import.meta.url));
  const empty = await drawPicture(page, { name: 'empty.png', type: 'image/png', width: 64, height: 48 });
  const editor = findEditor(page);
  const pictures = [{ name: 'jetty.png', mimeType: 'image/png', buffer }, empty];
  await chooseFiles(page, editor.root.getByRole('button', { name: 'Add image' }), pictures);
  await editor.title.fill('At the jetty');
  await editor.save.click();
  const card = findCard(page, 'At the jetty');
  await card.getByRole('button', { name: 'Open image 1 of 2: jetty.png' }).click();

  // The text is read while the picture is open, at the lowest priority: on a busy machine this takes its time.
  const viewer = page.getByRole('dialog', { name: 'Image viewer' });
  const opener = viewer.getByRole('button', { name: 'Text in picture' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false', { timeout: 120_000 });
  await opener.click();
  const text = viewer.getByRole('region', { name: 'Text in picture' });
  await expect(text.getByText('Ferry timetable')).toHaveText(WORDS, { useInnerText: true });
  await text.getByRole('button', { name: 'Copy text' }).press('Enter');
  await expect(text.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WORDS);
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoOverflow(page);
    await expect(viewer.getByRole('img', { name: 'jetty.png' })).toBeInViewport();
    await expect(text).toBeInViewport();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await expect(text).toBeHidden();
  await expect(opener).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  // The search keys are made a moment after the words were found.
  await expect(async () => {
    await page.goto('/dashboard/search?q=timetable');
    await expect(findCard(page, 'At the jetty')).toBeVisible({ timeout: 3000 });
  }).toPass();
});
