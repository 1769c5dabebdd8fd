import type { ErrorCode } from '../errors.ts';
import { PASSWORD_MIN_LENGTH } from './limits.ts';

export const PASSWORD_MAX_LENGTH = 256;

type PasswordRule = {
  name: 'length' | 'number' | 'lowercase' | 'uppercase' | 'special';
  code: ErrorCode;
  test: (password: string) => boolean;
};

/** Ordered as their messages are shown. */
export const passwordRules: readonly PasswordRule[] = [
  { name: 'length', code: 'password_too_short', test: (password) => password.length >= PASSWORD_MIN_LENGTH },
  { name: 'number', code: 'password_needs_number', test: (password) => /[0-9]/.test(password) },
  { name: 'lowercase', code: 'password_needs_lowercase', test: (password) => /[a-z]/.test(password) },
  { name: 'uppercase', code: 'password_needs_uppercase', test: (password) => /[A-Z]/.test(password) },
  { name: 'special', code: 'password_needs_special', test: (password) => /[-+_!@#$%^&*.,? ]/.test(password) },
];

/** The first fault of a password, or null. */
export const findPasswordFault = (password: string): ErrorCode | null => {
  if (password === '') return 'password_required';
  if (password.length > PASSWORD_MAX_LENGTH) return 'too_long';
  return passwordRules.find((rule) => !rule.test(password))?.code ?? null;
};
