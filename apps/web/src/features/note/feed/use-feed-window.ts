import type { Note } from '@pinlife/contract/note/schema';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export type FeedVirtualizer = Virtualizer<Window, Element>;

const ESTIMATED_HEIGHT = 260;
const OVERSCAN = 1;
/** The estimated distance from the top until it is measured: cards out of view need not be rendered. */
const EXPECTED_DISTANCE = 320;

/**
 * The visible part of a feed and a little around it. The height of a card is estimated, then measured; the scroll
 * position is kept when cards above change.
 */
export const useFeedWindow = (notes: readonly Note[], list: RefObject<HTMLElement | null>) => {
  const scrollMargin = useDistanceFromTop(list);
  const focused = useRef<string | null>(null);
  const ids = useIds(notes);
  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);

  /** A card with the focus stays rendered, so that the focus is not lost. */
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      const kept = focused.current === null ? -1 : ids.indexOf(focused.current);
      return kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept].sort((one, other) => one - other);
    },
    [ids],
  );
  // At the top a new card moves the others down; further down the scroll position is kept.
  const isReading = typeof window !== 'undefined' && window.scrollY > scrollMargin;
  const virtualizer = useWindowVirtualizer({
    count: notes.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    // Known from the start, the cards are rendered with the list instead of after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey,
    rangeExtractor,
    anchorTo: isReading ? 'end' : 'start',
    // Being at the end is no reason to stay there when a card grows.
    scrollEndThreshold: -1,
  });
  return { virtualizer, focused };
};

/** The ids of a list; the same array until they change, because all cards are measured again after that. */
const useIds = (notes: readonly Note[]): readonly string[] => {
  const known = useRef<{ notes: readonly Note[]; ids: readonly string[] }>({ notes: [], ids: [] });
  const before = known.current;
  if (before.notes !== notes) {
    const isSame = notes.length === before.ids.length && notes.every(({ _id }, index) => _id === before.ids[index]);
    known.current = { notes, ids: isSame ? before.ids : notes.map(({ _id }) => _id) };
  }
  return known.current.ids;
};

/** The distance of an element from the top of the page; content above it can grow. */
const useDistanceFromTop = (element: RefObject<HTMLElement | null>): number => {
  const [distance, setDistance] = useState(EXPECTED_DISTANCE);
  useLayoutEffect(() => {
    const target = element.current;
    const surroundings = target?.parentElement?.parentElement;
    if (!target || !surroundings) return;
    const measure = () => {
      // A composer that fills the screen hides the feed, and comes back to its place later.
      if (document.querySelector('#root [data-locks-scroll]')) return;
      setDistance(Math.round(target.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surroundings);
    return () => observer.disconnect();
  }, [element]);
  return distance;
};
