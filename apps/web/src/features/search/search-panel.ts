import type { Ref } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

export type SearchPopoverProps = {
  words: string;
  /** The words after a pause in typing. */
  search: string;
  listId: string;
  /** Handles a key of the field; returns whether the list has used it. */
  keys: Ref<(key: string) => boolean>;
  /** The address of the results page. */
  address: string;
  /** Called with the id of the active result. */
  onActive: (id: string | undefined) => void;
  /** Called with whether there are results. */
  onListed: (isListed: boolean) => void;
  onDone: () => void;
};

/** The list of the search box; its code is loaded when the box gets the focus. */
export const SearchPanel = lazyPart<SearchPopoverProps>(() =>
  import('./search-popover.tsx').then((module) => module.SearchPopover),
);
