import type { JSHandle, Page } from '@playwright/test';

/** How long something took, and what of it. */
export type Measurement = { ms: number; how: string };

type Pressed = Measurement & { type: string; startTime: number };
type Seen = { presses: Pressed[]; tasks: Measurement[]; keyAt: number };
type Watch = JSHandle<Seen>;

/** Records presses and long tasks of the page, those before this call too. */
export const watchPage = (page: Page): Promise<Watch> =>
  page.evaluateHandle(() => {
    const seen: Seen = { presses: [], tasks: [], keyAt: 0 };
    const toPress = ({ name, startTime, processingStart, processingEnd, duration }: PerformanceEventTiming) => {
      const [waited, worked] = [processingStart - startTime, processingEnd - processingStart];
      const drawn = Math.max(0, duration - waited - worked);
      return {
        type: name,
        startTime,
        ms: duration,
        how: `${name}: waited ${waited.toFixed()}, worked ${worked.toFixed()}, drawn ${drawn.toFixed()} ms`,
      };
    };
    const toTask = ({ duration, startTime }: PerformanceEntry) => ({
      ms: duration,
      how: `${(startTime / 1000).toFixed(1)} s after the start`,
    });
    const presses = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      seen.presses.push(...entries.filter(({ interactionId }) => interactionId > 0).map(toPress));
    }).observe(presses);
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(toTask))).observe({
      type: 'longtask',
      buffered: true,
    });
    addEventListener('keydown', ({ timeStamp }) => Object.assign(seen, { keyAt: timeStamp }), { capture: true });
    return seen;
  });

/** The longest event of one press. One that the browser does not report was not measured, which is an error. */
export const measurePress = async (watch: Watch, what: string, act: () => Promise<unknown>): Promise<Measurement> => {
  const since = await watch.evaluate(() => performance.now());
  await act();
  const [longest] = await watch.evaluate(async ({ presses }, since) => {
    // The browser reports a press with the picture after it, so entries of the previous press can arrive now.
    const own = () => presses.filter(({ startTime }) => startTime >= since).toSorted((a, b) => b.ms - a.ms);
    const isReported = () => own().some(({ type }) => type === 'click' || type === 'keydown');
    for (let looks = 0; looks < 40 && !isReported(); looks += 1) await new Promise((go) => setTimeout(go, 50));
    return isReported() ? own() : [];
  }, since);
  if (!longest) throw new Error(`${what}: the browser did not report the press.`);
  return longest;
};

/** From the last key to the picture with the results of the words in the search box. */
export const timeToResults = (watch: Watch): Promise<number> =>
  watch.evaluate(async ({ keyAt }) => {
    const value = document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '';
    const drawn = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
    while (!document.querySelector('[role=listbox]')?.ariaLabel?.endsWith(` ${value}`)) {
      if (performance.now() - keyAt > 10_000) throw new Error(`No results are shown for ${value}.`);
      await drawn();
    }
    await drawn();
    return performance.now() - keyAt;
  });

/** From the next press to the picture with the rich text of the editor. Call it before the press. */
export const timeToEditor = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((go) => {
        const watch = ({ timeStamp }: Event) => {
          const look = () => {
            if (!document.querySelector('[role=dialog] [contenteditable=true]')) requestAnimationFrame(look);
            else setTimeout(() => go(performance.now() - timeStamp));
          };
          look();
        };
        addEventListener('click', watch, { capture: true, once: true });
      }),
  );

export const findLongestTask = async (watch: Watch): Promise<Measurement> => {
  const tasks = await watch.evaluate(({ tasks }) => new Promise<Measurement[]>((go) => setTimeout(() => go(tasks))));
  const [longest] = tasks.toSorted((a, b) => b.ms - a.ms);
  if (!longest) throw new Error('The browser reported no long task, not even that of the start.');
  return longest;
};
