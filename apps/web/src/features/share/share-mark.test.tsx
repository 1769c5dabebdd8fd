// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { useUser } from '../../entities/user/api.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { ShareMark } from './share-mark.tsx';

vi.mock('../../entities/user/api.ts', () => ({ useUser: vi.fn() }));

beforeAll(initI18n);
afterEach(cleanup);

const note = { ...makeNovemberNote(1), share: { expiresAt: null, onProfile: true } };

it.each([
  [true, 'Public'],
  [false, 'Shared'],
])('with a public profile that is on (%s), a note on it says %s', (enabled, word) => {
  vi.mocked(useUser).mockReturnValue({ data: { publicProfile: { enabled } } } as never);
  render(<ShareMark note={note} />);
  expect(screen.getByRole('button').textContent).toBe(word);
});

it('shows only Shared before the profile is known', () => {
  vi.mocked(useUser).mockReturnValue({ data: undefined } as never);
  render(<ShareMark note={note} />);
  expect(screen.getByRole('button').textContent).toBe('Shared');
});
