import type { PublicPart, PublicProfile } from '@pinlife/contract/user/public-profile';
import type { User } from '@pinlife/contract/user/schema';
import { useState } from 'react';
import { useUpdateUser } from '../../../entities/user/api.ts';
import { findChangedFields } from '../../../lib/form/changed-fields.ts';
import { sentenceFor, useTranslation } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

type Values = Omit<PublicProfile, 'since'>;

/** `parts`: those that were ticked or unticked. */
type Changes = Partial<Pick<Values, 'enabled' | 'indexed'>> & { parts?: Partial<Record<PublicPart, boolean>> };

const applyChanges = ({ enabled, indexed, shown }: Values, { parts = {}, ...changes }: Changes): Values => {
  const ticked = Object.entries(parts).flatMap(([part, isShown]) => (isShown ? [part as PublicPart] : []));
  const left = shown.filter((part) => parts[part] !== false);
  return { enabled, indexed, ...changes, shown: [...left, ...ticked.filter((part) => !shown.includes(part))] };
};

/** The form of the public profile: nothing is public before it is saved. Unchanged fields follow other tabs and stay unsent. */
export const usePublicForm = ({ publicProfile }: User) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useUpdateUser();
  const [changes, setChanges] = useState<Changes>({});
  const values = applyChanges(publicProfile, changes);
  const change = (changed: Changes) => setChanges((before) => ({ ...before, ...changed }));
  const setShown = (part: PublicPart, isShown: boolean) =>
    setChanges((before) => ({ ...before, parts: { ...before.parts, [part]: isShown } }));
  const save = () => {
    mutate(
      { publicProfile: findChangedFields<Values>(publicProfile, values) },
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
