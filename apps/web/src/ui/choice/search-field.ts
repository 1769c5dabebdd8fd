import { Combobox } from '@base-ui/react/combobox';
import type { KeyboardEvent } from 'react';
import { currentTag } from '../../lib/i18n/i18n.ts';
import type { ListOption } from './option-list.tsx';

type FieldKey = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void };

/**
 * Keys of a field with a list. While the list is closed, Escape belongs to the dialog around it (Base UI would clear
 * the field). While it is open, Enter belongs to the list and does not submit the form.
 */
export const handleListKeys = (event: FieldKey): void => {
  const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
  // Keys during composition belong to the input method.
  if (event.nativeEvent.isComposing) event.preventBaseUIHandler();
  else if (event.key === 'Enter' && isOpen) event.preventDefault();
};

/** Compares as the person's language sorts, without accents: `Osterreich` finds `Österreich`, which German searching does not. */
export const useMatch = (): ((option: ListOption, query: string) => boolean) => {
  const { contains, startsWith } = Combobox.useFilter({ locale: currentTag(), usage: 'sort' });
  return ({ label, stamp, note }, query) => {
    const wanted = query.trim();
    return (
      contains(label, wanted) ||
      stamp?.toLowerCase() === wanted.toLowerCase() ||
      (note !== undefined && wanted !== '' && (startsWith(note, wanted) || startsWith(note, `+${wanted}`)))
    );
  };
};
