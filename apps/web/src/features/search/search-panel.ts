import type { Ref } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

export type SearchPopoverProps = {
  words: string;
  listId: string;
  /** Takes a key that was pressed in the field; answers whether it was for the list. */
  keys: Ref<(key: string) => boolean>;
  /** Of the page with all results. */
  address: string;
  /** Told the id of the result that the arrow keys have reached. */
  onActive: (id: string | undefined) => void;
  /** Told whether there is a list to walk through. */
  onListed: (isListed: boolean) => void;
  onDone: () => void;
};

/** The list of the search box; its code comes with the first word that is typed. */
export const SearchPanel = lazyPart<SearchPopoverProps>(() =>
  import('./search-popover.tsx').then((module) => module.SearchPopover),
);
