import type { RequestBody } from '@pinlife/contract/endpoints';
import { nameLanguage } from '@pinlife/contract/languages';
import { dials, findPhoneCountry } from '@pinlife/contract/user/phone';
import type { User } from '@pinlife/contract/user/schema';
import { type BasicDetailsForm, basicDetailsFormSchema } from '@pinlife/contract/user/update';
import { languagesField } from '@pinlife/contract/user/wire-names';
import { findFaults } from '@pinlife/contract/validation';
import { useRef, useState } from 'react';
import { useUpdateUser } from '../../../entities/user/api.ts';
import { applyListChanges, findChangedFields } from '../../../lib/form/changed-fields.ts';
import { useFormKeeper, useFormStart } from '../../../lib/form/kept-form.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { sentenceFor } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { CardName } from '../profile-editing.ts';
import type { CardModalProps } from './card-modal.tsx';

/** The dial code is chosen by its country: several countries share one. */
type BasicValues = {
  nationality: string;
  currentLocation: string;
  relationshipStatus: BasicDetailsForm['relationshipStatus'];
  gender: BasicDetailsForm['gender'] | '';
  languages: readonly string[];
  interests: readonly string[];
  dialCountry: string;
  phone: string;
  website: string;
  tagline: string;
};

const CARD: CardName = 'basic';

/** The form of Edit Basic Details. Faults show after the first attempt to save, until they are corrected. */
export const useBasicForm = ({ user, isOpen, onClose }: CardModalProps) => {
  const [before, setBefore] = useState(() => toValues(user));
  const update = useUpdateUser();
  const form = useForm<BasicValues>({
    initial: useFormStart(user.id, CARD, before),
    findFaults: (values) => findFaults(basicDetailsFormSchema, toForm(values)),
    submit: (values) => {
      if (update.isPending) return;
      update.mutate(toRequest(before, values, toValues(user)), {
        onSuccess: () => {
          setBefore(values);
          // A change that came during the call is not saved yet.
          if (latest.current === values) onClose();
        },
        onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'profile.saveFailed') }),
      });
    },
    speaksEarly: false,
  });
  const latest = useRef(form.values);
  latest.current = form.values;
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(before);
  useFormKeeper(user.id, CARD, () => (isOpen && isDirty ? { before, after: form.values } : null));
  return { form, isSaving: update.isPending, isDirty };
};

const toValues = (user: User): BasicValues => ({
  nationality: user.nationality,
  currentLocation: user.currentLocation,
  relationshipStatus: user.relationshipStatus as BasicValues['relationshipStatus'],
  gender: user.gender,
  languages: user[languagesField].map(nameLanguage),
  interests: user.interests.hobbies,
  dialCountry: findDialCountry(user),
  phone: user.phone,
  website: user.website,
  tagline: user.tagline,
});

const findDialCountry = ({ countryCode, phone, currentLocation, nationality }: User): string => {
  const sharing = dials.filter(({ dial }) => dial === countryCode).map(({ code }) => code);
  const likely = [findPhoneCountry(countryCode, phone), currentLocation, nationality, sharing[0]];
  return likely.find((code) => code !== undefined && sharing.includes(code)) ?? '';
};

const toForm = ({ dialCountry, languages, interests, ...values }: BasicValues) => ({
  ...values,
  languages: [...languages],
  interests: [...interests],
  countryCode: dialOf(dialCountry),
});

const dialOf = (country: string): string => dials.find(({ code }) => code === country)?.dial ?? '';

const toRequest = (before: BasicValues, values: BasicValues, now: BasicValues): RequestBody<'updateUser'> => {
  const changed = findChangedFields(before, values);
  const { languages, interests, gender, dialCountry, phone, ...details } = changed;
  const isMobileChanged = dialCountry !== undefined || phone !== undefined;
  return {
    ...details,
    ...(isMobileChanged && { countryCode: dialOf(values.dialCountry), phone: values.phone }),
    ...(gender && { gender }),
    ...(languages && { [languagesField]: applyListChanges(before.languages, languages, now.languages) }),
    ...(interests && { interests: { hobbies: applyListChanges(before.interests, interests, now.interests) } }),
  };
};
