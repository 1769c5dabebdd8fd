import { useEffect, useRef } from 'react';
import { formatWait, useTranslation } from '../../../lib/i18n/i18n.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { ShareBar } from '../../../ui/feedback/share-bar.tsx';
import classes from '../import.module.css';

type ProgressProps = {
  label: string;
  /** The done share, from 0 to 1. */
  share: number;
  /** The progress as text. */
  words: string;
  secondsLeft: number | null;
};

/** A bar, its text and the estimated time. */
export const Progress = ({ label, share, words, secondsLeft }: ProgressProps) => {
  const { t } = useTranslation();
  useSpokenProgress(words);
  return (
    <>
      <ShareBar label={label} share={share} words={words} />
      <p className={classes.ends}>
        <span>{words}</span>
        {secondsLeft !== null && <span>{t('import.about', { time: formatWait(secondsLeft) })}</span>}
      </p>
    </>
  );
};

const SPOKEN_EVERY_MS = 5000;

/** Announces the progress to screen readers: at once, then every few seconds at most. */
export const useSpokenProgress = (words: string): void => {
  const spokenAt = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, spokenAt.current + SPOKEN_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      spokenAt.current = Date.now();
      announce(words);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [words]);
};

/** Before this time the estimate is inexact. */
const SOONEST_MS = 3000;

/** The estimated remaining time; null if it is unknown. */
export const estimateSeconds = (done: number, left: number, elapsedMs: number): number | null =>
  done > 0 && left > 0 && elapsedMs >= SOONEST_MS ? Math.ceil((elapsedMs / done) * (left / 1000)) : null;
