import { PIN_LENGTH } from '@pinlife/contract/auth/limits';
import { findPasswordFault } from '@pinlife/contract/auth/password';
import type { LanguageCode } from '@pinlife/contract/languages';
import type { Faults } from '../../../lib/form/use-form.ts';

export type AccountValues = {
  fullName: string;
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
  pin: string;
  language: LanguageCode;
};

/** The three password fields belong together: if one is filled, all are required. */
export const wantsNewPassword = ({ currentPassword, newPassword, confirmPassword }: AccountValues): boolean =>
  currentPassword !== '' || newPassword !== '' || confirmPassword !== '';

export const findAccountFaults = (values: AccountValues): Faults<AccountValues> => ({
  ...(wantsNewPassword(values) && findPasswordFaults(values)),
  ...(values.pin !== '' && values.pin.length < PIN_LENGTH && { pin: 'pin_not_four_digits' as const }),
});

const findPasswordFaults = ({ currentPassword, newPassword, confirmPassword }: AccountValues) => {
  const newFault = findPasswordFault(newPassword);
  return {
    ...(currentPassword === '' && { currentPassword: 'current_password_required' as const }),
    ...(newFault && { newPassword: newFault }),
    ...(confirmPassword !== newPassword && { confirmPassword: 'password_mismatch' as const }),
  };
};
