import { type SignupForm, signupFormSchema } from '@pinlife/contract/auth/schema';
import type { RequestBody } from '@pinlife/contract/endpoints';
import { isKnownTimezone } from '@pinlife/contract/timezone';
import { findFaults } from '@pinlife/contract/validation';
import { useForm } from '../../lib/form/use-form.ts';
import { useRetryWait } from '../../lib/form/use-retry-wait.ts';
import { useTask } from '../../lib/form/use-task.ts';
import { currentLanguage, isKnownCode } from '../../lib/i18n/i18n.ts';
import { signUp } from './api.ts';
import { useAvailability } from './use-availability.ts';

type SignupValues = Omit<SignupForm, 'terms' | 'language' | 'timezone' | 'invite'> & { terms: boolean };

/** The token of an invitation, and the address that it was mailed to. */
export type Invited = { invite: string; endsAt: string; email: string | null };

const blank: SignupValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  pin: '',
  terms: false,
};

/** The signup form's state: its rules, the two availability checks and the call. */
export const useSignup = (onDone: (email: string) => void, invited: Invited | null) => {
  const invite = invited?.invite;
  const task = useTask({
    run: signUp,
    onDone: (_user, { email }) => onDone(email),
    onFail: ({ code, field }) => {
      if (!isField(field) || !isKnownCode(code)) return;
      form.refuse(field, code);
      form.leadToFault();
    },
  });
  const secondsLeft = useRetryWait(task.error);
  const form = useForm<SignupValues>({
    initial: { ...blank, email: invited?.email ?? '' },
    findFaults: (values) => findFaults(signupFormSchema, values),
    submit: (values) => task.start(toRequest(values, invite)),
  });

  const question = (field: 'username' | 'email') => ({
    field,
    value: form.values[field].trim(),
    isValid: form.keepsRules(field),
    invite,
    onTaken: () => form.refuse(field, 'already_exists'),
  });
  const username = useAvailability(question('username'));
  const email = useAvailability(question('email'));
  const isAsking = [username, email].some((answer) => answer === 'waiting' || answer === 'checking');

  return {
    form,
    availability: { username, email },
    canJoin: form.isValid && !isAsking && secondsLeft === 0,
    isJoining: task.isRunning,
    /** Errors that belong to no field. */
    problem: isField(task.error?.field) && task.error.code ? null : task.error,
    secondsLeft,
  };
};

const isField = (name: string | undefined): name is keyof SignupValues => name !== undefined && name in blank;

const toRequest = (
  { confirmPassword: _same, terms: _accepted, ...account }: SignupValues,
  invite: string | undefined,
): RequestBody<'signup'> => {
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = isKnownTimezone(timezone) && { timezone };
  return { ...account, language: currentLanguage(), ...zone, ...(invite && { invite }) };
};
