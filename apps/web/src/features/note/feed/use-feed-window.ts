import type { Note } from '@pinlife/contract/note/schema';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export type FeedVirtualizer = Virtualizer<Window, Element>;

const ESTIMATED_HEIGHT = 260;
const OVERSCAN = 1;
/** What most likely stands above a feed, until it is measured: cards out of sight are rendered for nothing. */
const EXPECTED_DISTANCE = 320;

/**
 * The part of a feed that is on the screen and a little around it. Cards have the height of their text: it is guessed,
 * then measured, and what stands in view keeps its place whatever happens above it.
 */
export const useFeedWindow = (notes: readonly Note[], list: RefObject<HTMLElement | null>) => {
  const scrollMargin = useDistanceFromTop(list);
  const focused = useRef<string | null>(null);
  const getItemKey = useCallback((index: number) => notes[index]?._id ?? index, [notes]);

  /** A card that holds the focus stays: scrolled away, it would drop it. */
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      const kept = notes.findIndex(({ _id }) => _id === focused.current);
      return kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept].sort((one, other) => one - other);
    },
    [notes],
  );
  // At the top a new card pushes the others down; further down it must not move what is being read.
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

/** How far down the page an element begins; what stands above it can grow. */
const useDistanceFromTop = (element: RefObject<HTMLElement | null>): number => {
  const [distance, setDistance] = useState(EXPECTED_DISTANCE);
  useLayoutEffect(() => {
    const target = element.current;
    const surroundings = target?.parentElement?.parentElement;
    if (!target || !surroundings) return;
    const measure = () => setDistance(Math.round(target.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(surroundings);
    return () => observer.disconnect();
  }, [element]);
  return distance;
};
