import { type SubmitEvent, useState } from 'react';
import { type UserUpdate, useUpdateUser } from '../api.ts';

type CardEdit<Values> = { initial: Values; toUpdate: (values: Values) => UserUpdate; onClose: () => void };

/** The values of a card's modal and their saving. A failure says nothing: the modal stays and can be saved again. */
export const useCardEdit = <Values>({ initial, toUpdate, onClose }: CardEdit<Values>) => {
  const [before] = useState(initial);
  const [values, setValues] = useState(initial);
  const update = useUpdateUser();
  return {
    values,
    setValues,
    frame: {
      isDirty: !update.isSuccess && JSON.stringify(values) !== JSON.stringify(before),
      isSaving: update.isPending,
      form: {
        onSubmit: (event: SubmitEvent) => {
          event.preventDefault();
          if (!update.isPending) update.mutate(toUpdate(values), { onSuccess: onClose });
        },
      },
    },
  };
};
