// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { emptyFields } from '../draft/note-fields.ts';
import { GoneDialog } from './gone-dialog.tsx';
import type { Gone } from './use-update-note.ts';

const open = (where: Gone['where']) => {
  const gone: Gone = { kind: 'gone', where, written: emptyFields };
  const answers = { onRestore: vi.fn(), onKeepAsNew: vi.fn(), onKeepWriting: vi.fn() };
  render(<GoneDialog gone={gone} isSaving={false} {...answers} />);
  return answers;
};

const names = (): (string | null)[] => screen.getAllByRole('button').map((button) => button.textContent);

beforeAll(initI18n);
afterEach(cleanup);

it('a note in the trash can be restored with this text, or the text kept as a new one', () => {
  const { onRestore } = open('trash');
  fireEvent.click(screen.getByRole('button', { name: 'Restore and save' }));
  expect(onRestore).toHaveBeenCalledOnce();
});

it('a permanently deleted note shows a message, keeps the text as a new one, and offers only possible actions', () => {
  const { onKeepAsNew } = open('nowhere');
  expect(screen.getByText('What you have written is still here. The pinup is gone for good.')).toBeTruthy();
  expect(names()).not.toContain('Restore and save');
  fireEvent.click(screen.getByRole('button', { name: 'Keep as a new pinup' }));
  expect(onKeepAsNew).toHaveBeenCalledOnce();
});
