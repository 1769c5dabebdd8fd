// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { Calendar } from './calendar.tsx';

afterEach(cleanup);

/** Sunday, 15 November 2026. */
const open = (onChange = vi.fn()) => {
  render(<Calendar label="Day" value="2026-11-15" today="2026-11-14" onChange={onChange} />);
  document.querySelector<HTMLElement>('[data-date="2026-11-15"]')?.focus();
  return onChange;
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => (document.activeElement as HTMLElement).dataset['date'];

it.each([
  ['el', 'Home', '2026-11-15'],
  ['el', 'End', '2026-11-21'],
  ['de', 'Home', '2026-11-09'],
  ['de', 'End', '2026-11-15'],
] as const)('in %s, %s leads to the end of the row that is shown', async (language, key, date) => {
  await chooseLanguage(language);
  open();
  press(key);
  expect(focused()).toBe(date);
});

it('goes by days, weeks and months, and chooses with a press', async () => {
  await chooseLanguage('el');
  const onChange = open();
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown']) press(key);
  expect(focused()).toBe('2026-12-23');
  fireEvent.click(screen.getByRole('button', { name: '23 December 2026' }));
  expect(onChange).toHaveBeenCalledWith('2026-12-23');
});
