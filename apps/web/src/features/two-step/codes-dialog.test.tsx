// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { findGuardText } from '../../lib/session/unsaved-guards.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { loadSecurityTexts } from './texts.ts';

beforeAll(async () => {
  await initI18n();
  await loadSecurityTexts();
});
afterEach(cleanup);

it('asks before a page is left whose recovery codes were not put somewhere safe', () => {
  render(<CodesDialog codes={['abcd-efgh']} isFirst onClose={vi.fn()} />);
  expect(findGuardText()).toBe('Shown only now');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(findGuardText()).toBeNull();
});
