import type { PublicPart, PublicProfile } from '@pinlife/contract/user/public-profile';
import type { User } from '@pinlife/contract/user/schema';
import { useState } from 'react';
import { useUpdateUser } from '../../../entities/user/api.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

type Values = Omit<PublicProfile, 'since'>;

/** The form of the public profile: nothing is public before it is saved. Unchanged fields follow other tabs. */
export const usePublicForm = ({ publicProfile }: User) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useUpdateUser();
  const [changes, setChanges] = useState<Partial<Values>>({});
  const values: Values = { ...publicProfile, ...changes };
  const change = (changed: Partial<Values>) => setChanges((before) => ({ ...before, ...changed }));
  const setShown = (part: PublicPart, isShown: boolean) => {
    const others = values.shown.filter((other) => other !== part);
    change({ shown: isShown ? [...others, part] : others });
  };
  const save = () => {
    const { enabled, indexed, shown } = values;
    mutate(
      { publicProfile: { enabled, indexed, shown } },
      {
        onSuccess: () => {
          // A change that came during the call is not saved yet.
          setChanges((now) => (now === changes ? {} : now));
          showToast({ kind: 'success', text: t('settings.saved') });
        },
        onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'settings.saveFailed') }),
      },
    );
  };
  return {
    values,
    change,
    setShown,
    save,
    reset: () => setChanges({}),
    isDirty: isDifferent(values, publicProfile),
    isSaving: isPending,
  };
};

const isDifferent = (one: Values, other: Values): boolean =>
  one.enabled !== other.enabled ||
  one.indexed !== other.indexed ||
  one.shown.length !== other.shown.length ||
  one.shown.some((part) => !other.shown.includes(part));
