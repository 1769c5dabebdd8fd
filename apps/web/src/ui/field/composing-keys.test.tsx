// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { TagsField } from '../choice/tags-field.tsx';
import { Overlay } from '../overlay/overlay.tsx';

beforeAll(initI18n);
afterEach(cleanup);

/** A key that belongs to the letter being composed: it takes a proposal or gives it up. */
const composing = { isComposing: true };

it('does not close a dialog with the Escape that gives a composed letter up', () => {
  const onClose = vi.fn();
  render(
    <Overlay isOpen label="Edit" onClose={onClose}>
      <input aria-label="Name" />
    </Overlay>,
  );
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', ...composing });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('does not pick from a list with the Enter that confirms a composed letter', () => {
  const onChange = vi.fn();
  render(
    <TagsField
      {...{ label: 'Hobbies', name: 'hobbies', placeholder: '', maxLength: 50, onChange }}
      value={[]}
      suggestions={['Music']}
    />,
  );
  const field = screen.getByLabelText('Hobbies');
  fireEvent.input(field, { target: { value: 'mu' }, inputType: 'insertText' });
  fireEvent.keyDown(field, { key: 'Enter', ...composing });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['Music']);
});
