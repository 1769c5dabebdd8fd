import type { ReactNode } from 'react';
import { lazyLayer } from '../feedback/lazy-part.tsx';

export type PopoverProps = {
  /** The element that it is placed at; the focus returns there. */
  opener: HTMLElement;
  label: string;
  width: number;
  onClose: () => void;
  children: ReactNode;
};

/** Marks elements elsewhere in the page that belong to the opener. */
export const POPOVER_MARK = 'data-popover';

/** A small dialog beside its opener. It keeps the Tab key, closes on Escape and when something else is pressed. */
export const Popover = lazyLayer<PopoverProps>(() =>
  import('./popover-panel.tsx').then((module) => module.PopoverPanel),
);

/** Loads the panel, otherwise loaded with the first popover. */
export const loadPopover = Popover.tryLoad;
