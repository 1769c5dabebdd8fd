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

/** The page does not scroll sideways. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > clientWidth + 0.5;
    });
    return [
      `${scrollWidth} px in ${clientWidth} px`,
      ...wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  expect(tooWide, `overflow on ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
};
