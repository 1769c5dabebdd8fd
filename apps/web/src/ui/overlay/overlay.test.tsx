// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Overlay } from './overlay.tsx';

/** Calls back when the dialog has come into the page, and before React has done anything else. */
const whenShown = (callback: () => void): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      callback();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

it('has the focus and receives Escape as soon as it is visible', async () => {
  const onClose = vi.fn();
  const container = document.createElement('div');
  const focused: (string | null | undefined)[] = [];
  const shown = whenShown(() => {
    focused.push(document.activeElement?.textContent);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  const root = createRoot(container);
  root.render(
    <Overlay isOpen onClose={onClose} label="Question">
      <button type="button">Yes</button>
    </Overlay>,
  );
  await shown;
  expect(onClose).toHaveBeenCalledOnce();
  expect(focused).toEqual(['Yes']);
  root.unmount();
});

it('keeps the space of the scrollbar that it hides', async () => {
  const page = document.documentElement;
  const widths = vi.spyOn(page, 'clientWidth', 'get');
  widths.mockImplementation(() => innerWidth - (document.querySelector('[data-locks-scroll]') ? 0 : 15));
  const root = createRoot(document.createElement('div'));
  const shown = whenShown(() => expect(page.hasAttribute('data-keeps-gutter')).toBe(true));
  root.render(
    <Overlay isOpen onClose={() => undefined} label="Question">
      <p>Leave?</p>
    </Overlay>,
  );
  await shown;
  root.unmount();
});

it('makes the page inert after it is drawn itself, and reachable at once when it goes', async () => {
  const page = document.createElement('div');
  page.id = 'root';
  document.body.append(page);
  const root = createRoot(document.createElement('div'));
  const shown = whenShown(() => expect(page.hasAttribute('inert')).toBe(false));
  root.render(
    <Overlay isOpen onClose={() => undefined} label="Question">
      <p>Leave?</p>
    </Overlay>,
  );
  await shown;
  await vi.waitFor(() => expect(page.hasAttribute('inert')).toBe(true));
  root.unmount();
  await vi.waitFor(() => expect(page.hasAttribute('inert')).toBe(false));
  page.remove();
});
