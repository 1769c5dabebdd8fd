import type { BrowserContext, Page } from '@playwright/test';

/** Records every audible tone: an oscillator started while its context runs. */
export const recordTones = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(globalThis, { tones });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      if (this.context.state === 'running') tones.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });

export const listTones = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { tones: number[] }).tones);
