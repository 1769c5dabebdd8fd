// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { rehearse } from './rich-text.tsx';

it('makes an editor in two short tasks and leaves nothing in the page', async () => {
  const before = document.documentElement.outerHTML;
  const pause = vi.fn(async () => expect(document.documentElement.outerHTML).toBe(before));
  await rehearse(pause);
  expect(pause).toHaveBeenCalledTimes(2);
  expect(document.documentElement.outerHTML).toBe(before);
});
