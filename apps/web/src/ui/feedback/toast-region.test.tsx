// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Overlay } from '../overlay/overlay.tsx';
import { ToastRegion } from './toast-region.tsx';

const undo = { id: 1, kind: 'success', text: 'Deleted', action: { label: 'Undo', run: vi.fn() } } as const;

afterEach(cleanup);

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('F6 moves to a notice that appeared while a dialog was open, Escape back into the dialog, which stays', () => {
  const onClose = vi.fn();
  render(
    <>
      <ToastRegion toasts={[undo]} />
      <Overlay isOpen onClose={onClose} label="Question">
        <button type="button">Yes</button>
      </Overlay>
    </>,
  );
  expect(document.activeElement?.textContent).toBe('Yes');
  press('F6');
  expect(document.activeElement?.textContent).toBe('Undo');
  press('Escape');
  expect(document.activeElement?.textContent).toBe('Yes');
  expect(onClose).not.toHaveBeenCalled();
  press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

it('a notice keeps the focus when the dialog below it closes', () => {
  render(
    <>
      <ToastRegion toasts={[undo]} />
      <button type="button">Open</button>
    </>,
  );
  screen.getByRole('button', { name: 'Open' }).focus();
  const dialog = render(
    <Overlay isOpen onClose={vi.fn()} label="Question">
      <button type="button">Yes</button>
    </Overlay>,
  );
  press('F6');
  dialog.unmount();
  expect(document.activeElement?.textContent).toBe('Undo');
});
