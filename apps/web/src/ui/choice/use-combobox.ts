import { type KeyboardEvent, useId, useState } from 'react';

/**
 * A field with a list: the focus stays in the field, the arrow keys walk through the list, Enter picks. While the list
 * is open, Escape and Enter are its own and reach neither the dialog nor the form around it.
 */
export const useCombobox = ({ count, pick }: { count: number; pick: (index: number) => void }) => {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [wanted, setWanted] = useState(0);
  const isOpen = isWanted && count > 0;
  const activeIndex = Math.min(wanted, count - 1);

  const open = () => {
    setWanted(0);
    setIsWanted(true);
  };
  const close = () => setIsWanted(false);
  const walk = (step: number) => (isOpen ? setWanted((activeIndex + step + count) % count) : open());

  const findAction = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => walk(1);
    if (key === 'ArrowUp') return () => walk(-1);
    if (!isOpen) return undefined;
    if (key === 'Enter') return () => pick(activeIndex);
    if (key === 'Escape') return close;
    return undefined;
  };

  return {
    isOpen,
    activeIndex,
    listId,
    open,
    close,
    handleKey: (event: KeyboardEvent) => {
      // The keys of a letter that is being composed are the input method's.
      const action = event.nativeEvent.isComposing ? undefined : findAction(event.key);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? optionId(listId, activeIndex) : undefined,
    } as const,
  };
};

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
