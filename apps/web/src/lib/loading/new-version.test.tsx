// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedGuard } from '../session/use-unsaved-guard.ts';
import { recoverFromNewVersion } from './new-version.ts';

const pageOf = (script: string) =>
  `<!doctype html><script src="/early.js"></script><script type="module" crossorigin src="/assets/${script}"></script>`;
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const reload = vi.fn();

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/index-old.js');
  document.head.replaceChildren(script);
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The answer, or that the page waits to be loaded again. */
const recover = () =>
  Promise.race([recoverFromNewVersion(), new Promise((resolve) => setTimeout(resolve, 50, 'loads'))]);

it('loads the page again when the server has a new one', async () => {
  serve(async () => new Response(pageOf('index-new.js')));
  expect(await recover()).toBe('loads');
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the same page', async () => new Response(pageOf('index-old.js'))],
  ['no page of PinLife', async () => new Response('<h1>Log in to the hotel network</h1>')],
  ['a failure', async () => new Response(pageOf('index-new.js'), { status: 503 })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the page alone when the server answers with %s', async (_what, answer) => {
  serve(answer);
  expect(await recover()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload a page with unsaved work, and shows that there is a new version', async () => {
  const Form = () => {
    useUnsavedGuard(true, 'Half a sentence');
    return null;
  };
  render(<Form />);
  serve(async () => new Response(pageOf('index-new.js')));
  expect(await recover()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('does not load a page again and again', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(2000);
  serve(async () => new Response(pageOf('index-new.js')));
  expect(await recover()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
