import type { Media } from '@pinlife/contract/media/schema';
import { useLayoutEffect, useRef } from 'react';
import prose from '../../../ui/mark/prose.module.css';
import { compareText } from './compare-words.ts';
import { markHtml } from './mark-html.ts';
import classes from './marks.module.css';

type MarkedProseProps = { before: string; after: string; media?: readonly Media[] };

/** The text of a note, with what differs from an earlier one. */
export const MarkedProse = ({ before, after, media }: MarkedProseProps) => {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    text.current?.replaceChildren(markHtml(before, after, media).fragment);
  }, [before, after, media]);
  return <div ref={text} className={`${prose.prose} ${classes.marks}`} dir="auto" />;
};

/** A line of text, the same way. */
export const MarkedLine = ({ before, after }: { before: string; after: string }) => (
  <span className={classes.marks}>
    {compareText(before, after).map(({ kind, text }, index) => {
      const key = `${index} ${text}`;
      if (kind === 'added') return <ins key={key}>{text}</ins>;
      return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
    })}
  </span>
);
