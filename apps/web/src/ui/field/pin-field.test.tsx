// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { PinField } from './pin-field.tsx';

const onChange = vi.fn();

/** A refused code is cleared. */
const REFUSED = '0000';

const Field = () => {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    onChange(next);
    setValue(next === REFUSED ? '' : next);
  };
  return <PinField label="PIN" name="pin" value={value} onChange={change} />;
};

const digits = () => screen.getAllByRole<HTMLInputElement>('textbox').map((cell) => cell.value);
const focusedCell = () => screen.getAllByRole('textbox').indexOf(document.activeElement as HTMLElement) + 1;

beforeAll(initI18n);
beforeEach(() => {
  render(<Field />);
});
afterEach(() => {
  cleanup();
  onChange.mockReset();
});

describe('the pin field', () => {
  it('moves on with each digit and ignores everything else', async () => {
    await userEvent.tab();
    await userEvent.keyboard('1x2');
    expect(digits()).toEqual(['1', '2', '', '']);
    expect(focusedCell()).toBe(3);
  });

  it('fills all cells with a value pasted into one', async () => {
    await userEvent.tab();
    await userEvent.paste(' 25-80 ');
    expect(digits()).toEqual(['2', '5', '8', '0']);
    expect(focusedCell()).toBe(4);
  });

  it('starts again in its first cell once its value is removed', async () => {
    await userEvent.tab();
    await userEvent.keyboard(REFUSED);
    expect(digits()).toEqual(['', '', '', '']);
    expect(focusedCell()).toBe(1);
    await userEvent.keyboard('12');
    expect(digits()).toEqual(['1', '2', '', '']);
    expect(focusedCell()).toBe(3);
  });

  it('accepts four digits at most', async () => {
    await userEvent.tab();
    await userEvent.paste('123456');
    expect(onChange).toHaveBeenLastCalledWith('1234');
  });

  it('steps back with Backspace, one digit a press', async () => {
    await userEvent.tab();
    await userEvent.keyboard('1234{Backspace}');
    expect(digits()).toEqual(['1', '2', '3', '']);
    await userEvent.keyboard('{Backspace}');
    expect(digits()).toEqual(['1', '2', '', '']);
    expect(focusedCell()).toBe(3);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(digits()).toEqual(['', '', '', '']);
    expect(focusedCell()).toBe(1);
  });

  it('leads a click on a later cell to the first empty one', async () => {
    await userEvent.click(screen.getByLabelText('PIN, digit 4 of 4'));
    expect(focusedCell()).toBe(1);
  });

  it('is one stop for the Tab key', async () => {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.tab();
    expect(focusedCell()).toBe(0);
  });

  it('replaces a digit that is typed over', async () => {
    await userEvent.tab();
    await userEvent.keyboard('1234{Home}9');
    expect(digits()).toEqual(['9', '2', '3', '4']);
    expect(focusedCell()).toBe(2);
  });
});
