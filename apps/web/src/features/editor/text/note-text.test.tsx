// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { NoteText, type NoteTextHandle, type TextState } from './note-text.tsx';

type RichProps = { html: string; onChange: (state: TextState) => void };
let rich: RichProps | null = null;
vi.mock('./rich-text.tsx', () => ({
  RichText: (props: RichProps) => {
    rich = props;
    return null;
  },
}));

beforeAll(initI18n);
afterEach(cleanup);

it('counts text typed before the editor was loaded as changed, even when the text is back at it', async () => {
  const onChange = vi.fn();
  const field = { html: '', isWanted: true, toolbarPlace: null, onChange, onImages: vi.fn() };
  render(<NoteText ref={createRef<NoteTextHandle>()} {...field} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Milk' } });
  expect(onChange).toHaveBeenLastCalledWith({ isEmpty: false, isChanged: true });
  await vi.waitFor(() => expect(rich?.html).toBe('<p>Milk</p>'));
  act(() => rich?.onChange({ isEmpty: false, isChanged: false }));
  expect(onChange).toHaveBeenLastCalledWith({ isEmpty: false, isChanged: true });
  act(() => rich?.onChange({ isEmpty: true, isChanged: true }));
  expect(onChange).toHaveBeenLastCalledWith({ isEmpty: true, isChanged: false });
});

it('shows the plain field before the editor is made, so that the press that opens it is answered first', async () => {
  rich = null;
  const field = { html: '', isWanted: true, toolbarPlace: null, onChange: vi.fn(), onImages: vi.fn() };
  render(<NoteText ref={createRef<NoteTextHandle>()} {...field} />);
  expect(screen.getByRole('textbox')).toBeTruthy();
  await vi.waitFor(() => expect(rich).not.toBeNull());
});
