// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chooseLanguage, initI18n, t } from '../../lib/i18n/i18n.ts';
import { Overlay } from '../overlay/overlay.tsx';
import { SearchSelect } from './search-select.tsx';

beforeAll(async () => {
  await initI18n();
  await chooseLanguage('de');
});
afterEach(cleanup);

const options = [
  { key: 'IN', label: 'Indien', note: '+91' },
  { key: 'IT', label: 'Italien', note: '+39' },
  { key: 'AT', label: 'Österreich', note: '+43' },
];

const Field = ({ initial, onChange }: { initial: string; onChange: (key: string) => void }) => {
  const [value, setValue] = useState(initial);
  const change = (key: string) => {
    setValue(key);
    onChange(key);
  };
  return <SearchSelect label="Land" name="country" value={value} options={options} onChange={change} />;
};

const show = (initial = '') => {
  const onChange = vi.fn();
  render(<Field initial={initial} onChange={onChange} />);
  return { onChange, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Land' }) };
};

/** Like a keyboard: browsers set the input type. */
const type = (field: HTMLInputElement, text: string) => {
  act(() => field.focus());
  fireEvent.input(field, { target: { value: text }, inputType: 'insertText' });
};
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const listed = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('finds a name without the accents that it is written with', async () => {
  const { field, onChange } = show();
  type(field, 'Osterreich');
  expect(listed().map(({ textContent }) => textContent)).toEqual(['Österreich+43']);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await vi.waitFor(() => expect(active(field)).toBe('Österreich+43'));
  press(field, 'Enter');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('AT');
  expect(field.value).toBe('Österreich');
});

it('shows a message if nothing is found', () => {
  const { field } = show();
  type(field, 'xyz');
  expect(screen.getByRole('status').textContent).toContain(t('note.noResults'));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('opens at the option that is chosen', async () => {
  const { field } = show('IT');
  expect(field.value).toBe('Italien');
  act(() => field.focus());
  press(field, 'ArrowDown');
  expect(listed()).toHaveLength(3);
  await vi.waitFor(() => expect(active(field)).toBe('Italien+39'));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Italien+39');
});

it('keeps the choice when the field is emptied, and when its list is left', async () => {
  const { field, onChange } = show('IT');
  type(field, '');
  type(field, 'ös');
  press(field, 'Escape');
  await vi.waitFor(() => expect(field.value).toBe('Italien'));
  expect(onChange).not.toHaveBeenCalled();
});

it('leaves Escape to the surrounding dialog while its list is closed, and submits no form while it is open', async () => {
  const onClose = vi.fn();
  const onSubmit = vi.fn();
  render(
    <Overlay isOpen label="Bearbeiten" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Field initial="IT" onChange={vi.fn()} />
      </form>
    </Overlay>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Land' });
  type(field, 'xyz');
  expect(press(field, 'Enter')).toBe(false);
  type(field, 'ind');
  press(field, 'Escape');
  expect(onClose).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(field.value).toBe('Italien'));
  press(field, 'Escape');
  expect(onClose).toHaveBeenCalledOnce();
  expect(field.value).toBe('Italien');
});
