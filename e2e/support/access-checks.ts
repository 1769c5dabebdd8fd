import type { Page } from '@playwright/test';

/** Roles that need an accessible name. */
const named = new Set([
  'alertdialog',
  'article',
  'button',
  'checkbox',
  'combobox',
  'complementary',
  'dialog',
  'heading',
  'Iframe',
  'image',
  'link',
  'listbox',
  'menu',
  'menuitem',
  'navigation',
  'option',
  'radio',
  'radiogroup',
  'region',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
  'toolbar',
]);

const landmarks = new Set(['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search']);

type AxNode = {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** Faults of Chromium's accessibility tree: missing names, landmarks of equal name, not exactly one `h1`. */
export const listTreeFaults = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const faults: string[] = [];
  const seen = new Set<string>();
  let topHeadings = 0;
  const told = nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({ ...node, says: node.name?.value?.trim() ?? '' }));
  for (const { role, says, properties = [] } of told) {
    const kind = role?.value ?? '';
    const level = properties.find(({ name }) => name === 'level')?.value.value;
    if (named.has(kind) && says === '') faults.push(`a ${kind} without a name`);
    if (kind === 'heading' && level === 1) topHeadings += 1;
    // A form without a name is no landmark.
    if (!landmarks.has(kind) || (kind === 'form' && says === '')) continue;
    const place = `${kind} “${says}”`;
    if (seen.has(place)) faults.push(`twice: ${place}`);
    seen.add(place);
  }
  // Elements behind a modal are hidden from screen readers.
  const isModal = told.some(({ role }) => role?.value === 'dialog' || role?.value === 'alertdialog');
  if (!isModal && !seen.has('main “”')) faults.push('no main landmark');
  if (!isModal && topHeadings !== 1) faults.push(`${topHeadings} headings of the first level`);
  return faults;
};

/** Controls that the keyboard does not reach, or whose focus does not show. */
export const listFocusFaults = (page: Page): Promise<string[]> => page.evaluate(findFocusFaults);

/** Runs in the page. */
const findFocusFaults = (): string[] => {
  const controls = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="option"]';
  // Arrow keys move inside these.
  const steered =
    '[role="toolbar"], [role="menu"], [role="listbox"], [role="tablist"], [role="radiogroup"], fieldset, table';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const name = (element: Element) => element.outerHTML.slice(0, 140);
  const readLook = (element: Element) => {
    const looks: string[] = [];
    for (let each: Element | null = element, depth = 0; each && depth < 4; each = each.parentElement, depth += 1) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(each, part);
        const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
        looks.push(`${outline}|${style.boxShadow}|${style.borderColor}|${style.backgroundColor}`);
      }
    }
    return looks.join('\n');
  };
  const finishAnimations = () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  };
  const before = document.activeElement;
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (
      !isShown(element) ||
      element.closest('[inert]') ||
      element.matches(':disabled, [type="file"], [type="hidden"]')
    ) {
      continue;
    }
    if (element.tabIndex < 0) {
      if (!element.closest(steered) && element.getAttribute('aria-hidden') !== 'true')
        faults.push(`out of reach: ${name(element)}`);
      continue;
    }
    (document.activeElement as HTMLElement | null)?.blur();
    finishAnimations();
    const rest = readLook(element);
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) continue;
    finishAnimations();
    // Text fields show their focus by the caret.
    if (readLook(element) === rest && !element.matches('textarea, [contenteditable]'))
      faults.push(`focus does not show: ${name(element)}`);
  }
  (before as HTMLElement | null)?.focus({ preventScroll: true });
  return faults;
};

const TOUCH_PX = 44;

/** Controls that are too small for a finger: less than 44 px wide or high. */
export const listSmallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets, TOUCH_PX);

/** Runs in the page. */
const findSmallTargets = (least: number): string[] => {
  const controls =
    'button, a[href], select, input:not([type="hidden"], [type="file"]), [role="menuitem"], [role="option"]';
  const faults: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (element.closest('[inert]') || element.matches(':disabled')) continue;
    // Links inside a sentence are exempt.
    const isWithinWords = [...(element.parentNode?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (element.matches('a') && (isWithinWords || getComputedStyle(element).display === 'inline')) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const { clientWidth, clientHeight } = document.documentElement;
    if (width === 0 || x < 0 || y < 0 || x > clientWidth || y > clientHeight) continue;
    const belongs = (atX: number, atY: number): boolean => {
      // A control outside the screen cannot be pressed by mistake.
      if (atX < 0 || atY < 0 || atX >= clientWidth || atY >= clientHeight) return true;
      const hit = document.elementFromPoint(atX, atY);
      // The place of a scrollbar belongs to the document.
      if (hit === document.documentElement) return true;
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    // Half of it is covered by a sticky element: it is scrolled into view first.
    if (!belongs(x, top + 1) || !belongs(x, y) || !belongs(x, top + height - 1)) continue;
    const reach = (stepX: number, stepY: number): number => {
      let steps = 0;
      while (steps < least && belongs(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
      return steps;
    };
    const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    if (wide < least - 1 || high < least - 1) faults.push(`${wide} x ${high}: ${element.outerHTML.slice(0, 140)}`);
  }
  return faults;
};

/** Animations that run in spite of `prefers-reduced-motion`. */
export const listMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getTiming() ?? {};
      const target = (animation.effect as KeyframeEffect | null)?.target;
      const isStill = Number(duration) <= 1 && iterations !== Number.POSITIVE_INFINITY;
      return isStill ? [] : [`${duration} ms: ${target?.outerHTML.slice(0, 120)}`];
    }),
  );

/** Dialogs that are cut: no scrolling shows the rest. */
export const listCutDialogs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')]
      .filter((dialog) => {
        const { top, bottom } = dialog.getBoundingClientRect();
        return dialog.checkVisibility() && (top < -1 || bottom > innerHeight + 1);
      })
      .map((dialog) => dialog.outerHTML.slice(0, 120)),
  );
