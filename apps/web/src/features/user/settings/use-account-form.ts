import type { User } from '@pinlife/contract/user/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionKeys } from '../../../entities/session/keys.ts';
import { useUpdateUser } from '../../../entities/user/api.ts';
import { useFormKeeper, useFormStart } from '../../../lib/form/kept-form.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useTask } from '../../../lib/form/use-task.ts';
import { chooseLanguage, sentenceFor, t, useTranslation } from '../../../lib/i18n/i18n.ts';
import type { PlainKey } from '../../../locales/locale-types.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { changePassword } from '../api.ts';
import { type AccountValues, findAccountFaults, wantsNewPassword } from './account-faults.ts';

const FORM = 'settings';
const noSecrets = { currentPassword: '', newPassword: '', confirmPassword: '', pin: '' };

/** The account form: a new password comes first, and when it is refused nothing else is sent. */
export const useAccountForm = (user: User) => {
  const { language } = useTranslation();
  const client = useQueryClient();
  const update = useUpdateUser();

  const setAll = (values: Partial<AccountValues>) => {
    for (const [name, value] of Object.entries(values)) form.set(name as keyof AccountValues, value);
  };
  /** Sets what is saved, except fields that were changed since they were sent. */
  const settle = (sent: AccountValues, saved: Partial<AccountValues>) => {
    const isAsSent = ([name]: [string, unknown]) =>
      latest.current[name as keyof AccountValues] === sent[name as keyof AccountValues];
    setAll(Object.fromEntries(Object.entries(saved).filter(isAsSent)));
  };
  const passwordTask = useTask({
    run: async (values: AccountValues) => {
      if (!wantsNewPassword(values)) return;
      const { currentPassword, newPassword } = values;
      await changePassword({ password: currentPassword, newPassword });
      client.invalidateQueries({ queryKey: sessionKeys.all });
    },
    onDone: (_nothing, values) => {
      settle(values, { currentPassword: '', newPassword: '', confirmPassword: '' });
      profileTask.start(values);
    },
    onFail: (error) => {
      toastFailure(error, 'settings.passwordFailed');
      if (error.field === 'password') form.focus('currentPassword');
    },
  });
  const profileTask = useTask({
    run: (values: AccountValues) => update.mutateAsync(toUpdate(values, user, language)),
    onDone: async ({ fullName }, values) => {
      if (values.language !== language) await chooseLanguage(values.language);
      settle(values, { fullName, ...noSecrets });
      showToast({ kind: 'success', text: t('settings.saved') });
    },
    onFail: (error) => toastFailure(error, 'settings.saveFailed'),
  });
  const initial: AccountValues = { ...noSecrets, fullName: user.fullName, language };
  const start = useFormStart(user.id, FORM, initial);
  const form = useForm<AccountValues>({ initial: start, findFaults: findAccountFaults, submit: passwordTask.start });

  // The header may change the language meanwhile; that is no change of this form.
  const [spoken, setSpoken] = useState(language);
  if (spoken !== language) {
    setSpoken(language);
    form.set('language', language);
  }

  // Another device may change the name meanwhile; a name that was not edited here follows.
  const [knownName, setKnownName] = useState(user.fullName);
  if (knownName !== user.fullName) {
    setKnownName(user.fullName);
    if (form.values.fullName === knownName) form.set('fullName', user.fullName);
  }

  const { values } = form;
  const latest = useRef(values);
  latest.current = values;
  const isDirty =
    values.fullName !== user.fullName || wantsNewPassword(values) || values.pin !== '' || values.language !== language;
  // Never the passwords, nor the PIN.
  const readKept = ({ fullName, language }: Pick<AccountValues, 'fullName' | 'language'>) => ({ fullName, language });
  useFormKeeper(user.id, FORM, () => (isDirty ? { before: readKept(initial), after: readKept(values) } : null));
  return {
    form,
    isSaving: passwordTask.isRunning || profileTask.isRunning,
    isDirty,
    reset: () => setAll(initial),
  };
};

const toUpdate = ({ fullName, pin, language }: AccountValues, user: User, spoken: AccountValues['language']) => ({
  ...(fullName.trim() !== '' && fullName !== user.fullName && { fullName }),
  ...(pin !== '' && { pin }),
  ...(language !== spoken && { language }),
});

const toastFailure = (error: unknown, fallback: PlainKey): void => {
  showToast({ kind: 'error', text: sentenceFor(error, fallback) });
};
