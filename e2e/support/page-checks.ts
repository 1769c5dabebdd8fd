import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe finds nothing against WCAG 2.2 A and AA on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> => audit(page, { type: 'tag', values: wcag22 });

/** The page as it stands, in full in the light scheme; in the dark one only what colours decide. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await audit(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
};

const audit = async (page: Page, runOnly: RunOptions['runOnly']): Promise<void> => {
  await page.evaluate(finishTransitions);
  const found = await Promise.all(page.frames().map((frame) => listViolations(frame, runOnly)));
  expect(found.flat(), `axe on ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
};

/** Runs in the page: half-way between two colours no text is readable. */
const finishTransitions = (): void => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
};

const listViolations = async (frame: Frame, runOnly: RunOptions['runOnly']): Promise<string[]> => {
  // The script is large, and a page is audited several times.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const options: RunOptions = { ...(runOnly && { runOnly }), resultTypes: ['violations'], iframes: false };
  const { violations } = await frame.evaluate(
    (chosen) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(chosen),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
};

/** The page does not scroll sideways, once it has settled at its width. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const where = `overflow on ${page.url()} at ${page.viewportSize()?.width} px`;
  await expect.poll(() => page.evaluate(listOverflow), where).toEqual([]);
};

/** Runs in the page: by how much it is too wide, and what makes it so. */
const listOverflow = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    const isOut = width > 0 && right > clientWidth + 0.5;
    // What spills over without a box of its own: pseudo-elements, long words.
    return isOut || (element.scrollWidth > element.clientWidth && element.scrollWidth > clientWidth);
  });
  return [
    `${scrollWidth} px in ${clientWidth} px`,
    ...wide.slice(-8).map((element) => element.outerHTML.slice(0, 120)),
  ];
};
