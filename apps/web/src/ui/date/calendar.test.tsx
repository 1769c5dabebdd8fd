// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { Calendar } from './calendar.tsx';

afterEach(cleanup);

/** Sunday, 15 November 2026. */
const open = (props: Partial<ComponentProps<typeof Calendar>> = {}) => {
  const onChange = vi.fn();
  render(<Calendar label="Day" value="2026-11-15" today="2026-11-14" onChange={onChange} {...props} />);
  act(() => screen.getByRole('gridcell', { selected: true }).querySelector('button')?.focus());
  return onChange;
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.closest<HTMLElement>('[role="gridcell"]')?.dataset['day'];

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

it('moves by days, weeks and months, and chooses with a press', async () => {
  await chooseLanguage('el');
  const onChange = open();
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown']) press(key);
  expect(focused()).toBe('2026-12-23');
  fireEvent.click(screen.getByRole('button', { name: '23 December 2026' }));
  expect(onChange).toHaveBeenCalledWith('2026-12-23');
});

it('is a grid with names for columns, months and years', async () => {
  await chooseLanguage('fr');
  render(<Calendar label="Jour" value="2026-11-15" today="2026-11-14" onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Jour' })).toBeDefined();
  expect(screen.getByRole('grid', { name: 'Novembre 2026' }).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('lundi');
  expect(screen.getByRole('button', { name: '14 novembre 2026' }).getAttribute('aria-current')).toBe('date');
  fireEvent.change(screen.getByRole('combobox', { name: 'Mois' }), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Année' }), { target: { value: '2028' } });
  expect(screen.getByRole('grid', { name: 'Février 2028' })).toBeDefined();
  expect(screen.getByRole('button', { name: '29 février 2028' })).toBeDefined();
});

it('marks the ends of a range', async () => {
  await chooseLanguage('el');
  const onChange = vi.fn();
  render(<Calendar label="Dates" value="2026-11-10" until="2026-11-12" today="2026-11-14" onChange={onChange} />);
  expect(screen.getAllByRole('gridcell', { selected: true }).map(({ dataset }) => dataset['day'])).toEqual([
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
  ]);
  expect(screen.getByRole('button', { name: '10 November 2026, first day' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '12 November 2026, last day' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-12');
});

it('disables the days before the earliest, and goes no further back', async () => {
  await chooseLanguage('el');
  const onChange = open({ earliest: '2026-11-13' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '12 November 2026' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
  press('PageUp');
  expect(focused()).toBe('2026-11-15');
  fireEvent.click(screen.getByRole('button', { name: '12 November 2026' }));
  expect(onChange).not.toHaveBeenCalled();
});
