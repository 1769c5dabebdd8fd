import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** axe finds nothing against WCAG 2.2 A and AA on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
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
