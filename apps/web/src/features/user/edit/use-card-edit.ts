import { type SubmitEvent, useRef, useState } from 'react';
import { type UserUpdate, useUpdateUser } from '../../../entities/user/api.ts';
import { useFormKeeper, useFormStart } from '../../../lib/form/kept-form.ts';
import type { CardName } from '../profile-editing.ts';
import type { CardModalProps } from './card-modal.tsx';

type CardEdit<Values> = CardModalProps & {
  card: CardName;
  initial: Values;
  /** `before`: the values that were loaded or saved last. */
  toUpdate: (values: Values, before: Values) => UserUpdate;
};

/** The values of a card's modal, and saving them. After a failure the modal stays open and can be saved again. */
export const useCardEdit = <Values>(edit: CardEdit<Values>) => {
  const { user, card, isOpen, onClose, initial, toUpdate } = edit;
  const [before, setBefore] = useState(initial);
  const [values, setValues] = useState(useFormStart(user.id, card, initial));
  const latest = useRef(values);
  latest.current = values;
  const update = useUpdateUser();
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);
  /** A change that came during the call is not saved yet. */
  const endUnlessChanged = () => {
    setBefore(values);
    if (latest.current === values) onClose();
  };
  useFormKeeper(user.id, card, () => (isOpen && isDirty ? { before, after: values } : null));
  return {
    values,
    setValues,
    frame: {
      isDirty,
      isSaving: update.isPending,
      form: {
        onSubmit: (event: SubmitEvent) => {
          event.preventDefault();
          if (!update.isPending) update.mutate(toUpdate(values, before), { onSuccess: endUnlessChanged });
        },
      },
    },
  };
};
