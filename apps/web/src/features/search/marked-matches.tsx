import { type ReactNode, useEffect, useRef } from 'react';
import classes from './marked-matches.module.css';
import { findMatches } from './marks.ts';

/** Its name in CSS. */
const HIGHLIGHT = 'search-match';
/** The part of a longer text that is marked: splitting a megabyte into words takes long. */
const MARKED_MAX_LENGTH = 20_000;

/** Texts of people have this direction. */
const TEXTS = '[dir="auto"]';

type Matches = { text: string; ranges: readonly StaticRange[] };

/**
 * Marks the searched words in the notes inside. The browser paints them over the text, so no card renders for it; browsers
 * without highlights mark nothing.
 */
export const MarkedMatches = ({ search, children }: { search: string; children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element || typeof Highlight === 'undefined') return;
    const highlight = new Highlight();
    CSS.highlights.set(HIGHLIGHT, highlight);
    const known = new WeakMap<Text, Matches>();
    const mark = () => {
      highlight.clear();
      for (const node of listTexts(element)) {
        const matches = known.get(node);
        const ranges = matches?.text === node.data ? matches.ranges : findRanges(node, search);
        known.set(node, { text: node.data, ranges });
        for (const range of ranges) highlight.add(range);
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [search]);
  return (
    <div ref={area} className={classes.area}>
      {children}
    </div>
  );
};

function* listTexts(area: Element): Generator<Text> {
  for (const element of area.querySelectorAll(TEXTS)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) yield node;
  }
}

const findRanges = (node: Text, search: string): StaticRange[] =>
  findMatches(node.data.slice(0, MARKED_MAX_LENGTH), search).map(
    ({ start, end }) =>
      new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
  );
