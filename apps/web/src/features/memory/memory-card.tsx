import type { Memory } from '@pinlife/contract/memory/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { formatDate } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { localDate, type PlainDate, toDate } from '../../lib/time/plain-date.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { DayStamp } from '../../ui/mark/day-stamp.tsx';
import classes from './memory-card.module.css';
import { MemoryMenu } from './memory-menu.tsx';
import { MemoryNote } from './memory-note.tsx';
import { PutAwayLine } from './put-away-line.tsx';

type MemoryCardProps = {
  today: PlainDate;
  memories: readonly Memory[];
  /** It was just hidden: a line with an undo button replaces it. */
  isPutAway: boolean;
  onPutAway: (today: PlainDate | null) => void;
};

/** Notes of this day in other years, one at a time. Not part of the feed. */
export const MemoryCard = memo(({ today, memories, isPutAway, onPutAway }: MemoryCardProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const [chosen, setChosen] = useState(0);
  const notes = memories.flatMap(({ notes }) => notes);
  const index = Math.min(chosen, notes.length - 1);
  const note = notes[index];
  if (!note) return null;
  if (isPutAway) return <PutAwayLine onUndo={() => onPutAway(null)} />;

  const date = localDate(new Date(note.createdAt));
  const title = titleOf(note);
  const go = (steps: number) => {
    const next = notes[(index + steps + notes.length) % notes.length] ?? note;
    setChosen(notes.indexOf(next));
    announce(`${titleOf(next)}: ${next.title}`);
  };
  return (
    <section className={classes.memory} aria-labelledby={titleId}>
      <div className={classes.head}>
        <DayStamp date={toDate(date)} hasYear />
        <div className={classes.words}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <Position position={index + 1} count={notes.length} date={date} />
        </div>
        {notes.length > 1 && (
          <span className={classes.steps}>
            <span className={classes.back}>
              <IconButton label={t('memory.previous')} icon={IconChevronLeft} onClick={() => go(-1)} />
            </span>
            <IconButton label={t('memory.next')} icon={IconChevronRight} onClick={() => go(1)} />
          </span>
        )}
        <MemoryMenu note={note} today={today} onPutAway={onPutAway} />
      </div>
      <MemoryNote key={note._id} note={note} />
    </section>
  );

  function titleOf({ createdAt }: Note): string {
    const years = Number(today.slice(0, 4)) - new Date(createdAt).getFullYear();
    return t('memory.title', { count: years });
  }
});

/** The position among several memories, or the weekday of a single one. */
const Position = ({ position, count, date }: { position: number; count: number; date: PlainDate }) => {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE);
  const weekday = () => formatDate(toDate(date), { weekday: 'long', timeZone: 'UTC' });
  const place = () => t(isPhone ? 'memory.placeShort' : 'memory.place', { position, total: count });
  return <p className={classes.place}>{count > 1 ? place() : t('memory.weekday', { weekday: weekday() })}</p>;
};
