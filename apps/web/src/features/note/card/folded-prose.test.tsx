// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { FoldedProse } from './folded-prose.tsx';

afterEach(() => vi.unstubAllGlobals());

it('holds the whole text on paper, and its beginning on the screen', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    ),
  );
  await initI18n();
  const html = Array.from({ length: 500 }, (_, index) => `<p>Line ${index}</p>`).join('');
  const { container } = render(<FoldedProse id="one" html={html} />, { wrapper: MemoryRouter });
  const hasEnd = () => container.textContent?.includes('Line 499');
  expect(hasEnd()).toBe(false);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(hasEnd()).toBe(true);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(hasEnd()).toBe(false);
});
