// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { PasswordStrength } from './password-strength.tsx';

/** The words in the order of the screen, those of kept rules ticked. */
const listRules = (password: string): string[] => {
  render(<PasswordStrength password={password} />);
  return screen
    .getAllByRole('listitem')
    .map((item) => `${within(item).queryByRole('img') ? '✓ ' : ''}${item.textContent}`);
};

beforeAll(initI18n);
afterEach(cleanup);

describe('the strength of a password', () => {
  it('lists the five rules in the order of their messages', () => {
    expect(listRules('')).toEqual(['8 characters', 'Number', 'Lowercase', 'Uppercase', 'Special character']);
  });

  it('ticks the rules that are kept', () => {
    expect(listRules('Monsoon2026')).toEqual([
      '✓ 8 characters',
      '✓ Number',
      '✓ Lowercase',
      '✓ Uppercase',
      'Special character',
    ]);
  });

  it('ticks a space as a special character', () => {
    expect(listRules('a b')).toContain('✓ Special character');
  });
});
