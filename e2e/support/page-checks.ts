import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no violations of WCAG 2.2 A and AA in the present page. */
export const expectAccessible = (page: Page): Promise<void> => audit(page, { type: 'tag', values: wcag22 });

/** Audits the page fully in the light scheme, and only colour rules in the dark one. */
export const expectAccessibleInBothSchemes = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await audit(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
};

const audit = async (page: Page, runOnly: RunOptions['runOnly']): Promise<void> => {
  await page.evaluate(finishTransitions);
  const found = await Promise.all(page.frames().map((frame) => listViolations(frame, runOnly)));
  expect(found.flat(), `axe on ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
};

/** Runs in the page. In the middle of a transition the contrast is wrong; its end may start inherited transitions. */
const finishTransitions = async (): Promise<void> => {
  const listRunning = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  // Wait two frames: inherited transitions start one frame later.
  for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
    const running = listRunning();
    for (const animation of running) animation.finish();
    if (running.length > 0) quietFrames = -1;
    await new Promise(requestAnimationFrame);
  }
};

type Axe = { run(context: { exclude: string }, options: RunOptions): Promise<AxeResults> };

/** Focus guards of open dialogs, hidden from screen readers. They pass the focus on, which a journey checks. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

const listViolations = async (frame: Frame, runOnly: RunOptions['runOnly']): Promise<string[]> => {
  // The script is large, and a page is audited several times.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const options: RunOptions = {
    ...(runOnly && { runOnly }),
    resultTypes: ['violations'],
    iframes: false,
    // These rules need no style sheets, and reading those takes a quarter of the time.
    preload: { assets: ['media'] },
  };
  const { violations } = await frame.evaluate(
    ([context, chosen]) => (window as unknown as { axe: Axe }).axe.run(context, chosen),
    [{ exclude: FOCUS_GUARDS }, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
};

/** Expects no horizontal scrolling after the layout is stable. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const where = `overflow on ${page.url()} at ${page.viewportSize()?.width} px`;
  await expect.poll(() => page.evaluate(listOverflow), where).toEqual([]);
};

/** Runs in the page: by how much it is too wide, and which elements cause it. */
const listOverflow = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    const isOut = width > 0 && right > clientWidth + 0.5;
    // Overflow without its own box: pseudo-elements, long words.
    return isOut || (element.scrollWidth > element.clientWidth && element.scrollWidth > clientWidth);
  });
  return [
    `${scrollWidth} px in ${clientWidth} px`,
    ...wide.slice(-8).map((element) => element.outerHTML.slice(0, 120)),
  ];
};

const PATIENCE_MS = 2000;

/** Waits until no fault is left; returns those that stay. A page may have faults while it loads. */
export const listLastingFaults = async (list: () => Promise<string[]>): Promise<string[]> => {
  let faults: string[] = [];
  const look = async () => {
    faults = await list();
    return faults;
  };
  await expect
    .poll(look, { timeout: PATIENCE_MS })
    .toEqual([])
    .catch(() => undefined);
  return faults;
};

/** Elements that are too wide for the page or for their box. */
export const listLayoutFaults = (page: Page): Promise<string[]> =>
  listLastingFaults(async () => [...(await page.evaluate(listOverflow)), ...(await page.evaluate(listCut))]);

/** Runs in the page: text that is cut off by its box, or taller than its button. */
const listCut = (): string[] => {
  const words = 'button, a, label, legend, h1, h2, h3, dt, dd, th, [role="tab"], [role="menuitem"]';
  return [...document.querySelectorAll<HTMLElement>(words)]
    .filter((element) => {
      const { overflowX, textOverflow, clipPath, display } = getComputedStyle(element);
      if (clipPath !== 'none' || display === 'inline' || element.innerText.trim() === '') return false;
      const isHidden = overflowX !== 'visible' && textOverflow !== 'ellipsis';
      const isTooWide = isHidden && element.scrollWidth > element.clientWidth + 1;
      const range = document.createRange();
      range.selectNodeContents(element);
      const isTooTall = element.matches('button') && range.getBoundingClientRect().height > element.offsetHeight + 4;
      return element.clientWidth > 0 && (isTooWide || isTooTall);
    })
    .map((element) => `${element.innerText.trim().slice(0, 60)} in ${element.outerHTML.slice(0, 100)}`);
};
