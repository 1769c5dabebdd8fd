// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadPart, MissingPartError } from './load-part.ts';

/** A part whose style sheet an import asks for only once, as the build's imports do; it fails the first time. */
const createPart = (name: string) => {
  const href = `http://localhost/${name}.css`;
  const findStyle = () => document.head.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const load = vi.fn(async () => {
    if (findStyle()) return name;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error(`Unable to preload CSS for ${href}`);
  });
  return { load, findStyle, endStyle: (type: 'load' | 'error') => findStyle()?.dispatchEvent(new Event(type)) };
};

it('loads a style sheet again that was lost, before the part that it is for', async () => {
  const { load, findStyle, endStyle } = createPart('one');
  await expect(loadPart(load)).rejects.toThrow(MissingPartError);
  const lost = findStyle();
  const loading = loadPart(load);
  expect(findStyle()).not.toBe(lost);
  expect(load).toHaveBeenCalledOnce();
  endStyle('load');
  expect(await loading).toBe('one');
});

it('shows no part without its looks, and tries both once more', async () => {
  const { load, endStyle } = createPart('two');
  await expect(loadPart(load)).rejects.toThrow(MissingPartError);
  const failing = loadPart(load);
  endStyle('error');
  await expect(failing).rejects.toThrow(MissingPartError);
  const loading = loadPart(load);
  endStyle('load');
  expect(await loading).toBe('two');
});

it('lets no part wait for the looks of another', async () => {
  const { load } = createPart('three');
  await expect(loadPart(load)).rejects.toThrow(MissingPartError);
  expect(await loadPart(async () => 'toasts')).toBe('toasts');
});
