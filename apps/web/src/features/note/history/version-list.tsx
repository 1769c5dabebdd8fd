import { useDeferredValue, useMemo } from 'react';
import { formatDay, formatTime } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { localDate } from '../../../lib/time/plain-date.ts';
import { Button } from '../../../ui/action/button.tsx';
import stamp from '../../../ui/mark/stamp.module.css';
import { summarise } from './changes.ts';
import classes from './history.module.css';
import type { Entry } from './timeline.ts';

export type VersionListProps = {
  entries: readonly Entry[];
  chosen: Entry;
  onChoose: (entry: Entry) => void;
  /** Null if there are no older ones. */
  onOlder: (() => void) | null;
  isLoading: boolean;
};

/** The versions of a note by their days, newest first. */
export const VersionList = ({ entries, chosen, onChoose, onOlder, isLoading }: VersionListProps) => {
  const { t } = useTranslation();
  const nameOf = useDayName('long');
  const days = Map.groupBy(entries, (entry) => (entry.v === null ? t('history.now') : nameOf(entry.at)));
  return (
    <nav className={classes.list} aria-label={t('history.versions')}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <p className={`${stamp.letters} ${stamp.stamp} ${classes.day}`}>{day}</p>
          {ofDay.map((entry) => (
            <Version key={entry.v} entry={entry} isChosen={entry.v === chosen.v} onChoose={onChoose} />
          ))}
        </section>
      ))}
      {onOlder && (
        <Button variant="plain" size="sm" isLoading={isLoading} onClick={onOlder}>
          {t('history.older')}
        </Button>
      )}
    </nav>
  );
};

type VersionProps = { entry: Entry; isChosen: boolean; onChoose: (entry: Entry) => void };

const Version = ({ entry, isChosen, onChoose }: VersionProps) => {
  const { t } = useTranslation();
  const nameOf = useDayName();
  // Comparing long texts takes time, so the list renders first.
  const isCompared = useDeferredValue(true, false);
  const summary = useMemo(() => {
    if (entry.v === null) return t('history.asItIs');
    return isCompared ? summarise(entry, t) : '';
  }, [entry, t, isCompared]);
  const time = formatTime(new Date(entry.at));
  return (
    <button
      type="button"
      className={classes.version}
      aria-current={isChosen || undefined}
      onClick={() => onChoose(entry)}
    >
      <i aria-hidden />
      <span>
        <b>{entry.v === null ? `${nameOf(entry.at)}, ${time}` : time}</b>
        <span>{summary}</span>
      </span>
    </button>
  );
};

/** `Today`, or the day. */
export const useDayName = (weekday: 'short' | 'long' = 'short'): ((at: string) => string) => {
  const { t } = useTranslation();
  return (at) => {
    const [day, now] = [new Date(at), new Date(findKnownTime())];
    return localDate(day) === localDate(now) ? t('history.today') : formatDay(day, now, weekday);
  };
};
