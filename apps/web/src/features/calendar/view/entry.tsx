import { IconCheck, IconRepeat } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useNoteLink } from '../../../entities/note/address.ts';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatHour, formatTime } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import paper from '../../../ui/mark/paper.module.css';
import { daysOfKey } from '../days/days.ts';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './entry.module.css';

/** Names an event among those of a view. */
export const keyOf = ({ _id, scheduledTime }: ShownEvent): string => `${_id} ${scheduledTime}`;

export type EntryMoves = {
  onMove: (event: ShownEvent, days: number) => void;
  onDrag: (event: ShownEvent | null) => void;
};

type EntryProps = EntryMoves & {
  event: ShownEvent;
  isReachable: boolean;
};

/** An event in a cell of the grid: it opens its note, and is moved by dragging it, or by Alt and an arrow key. */
export const Entry = ({ event, isReachable, onMove, onDrag }: EntryProps) => {
  const { t } = useTranslation();
  const { note, scheduledTime, isWaiting } = event;
  // In a narrow cell a long word for the time of day may wrap above the number.
  const time = formatHour(new Date(scheduledTime)).replace(/\u00a0(?=\d)/, ' ');
  const moveByKey = (pressed: KeyboardEvent) => {
    const days = pressed.altKey ? daysOfKey(pressed.key) : null;
    if (days === null || note.done) return;
    pressed.preventDefault();
    pressed.stopPropagation();
    onMove(event, days);
  };
  const drag = (dragged: DragEvent) => {
    dragged.dataTransfer.setData('text/plain', note.title);
    dragged.dataTransfer.effectAllowed = 'move';
    onDrag(event);
  };
  return (
    <Link
      className={`${paper.paper} ${classes.entry}`}
      data-c={paperNumber(note.options.color)}
      data-done={note.done || undefined}
      data-waiting={isWaiting || undefined}
      data-reminder={event._id}
      title={note.title}
      tabIndex={isReachable ? 0 : -1}
      draggable={!note.done}
      onDragStart={drag}
      onDragEnd={() => onDrag(null)}
      onKeyDown={moveByKey}
      {...useNoteLink(note._id)}
    >
      <span className={classes.words}>
        {note.done && <span className="visually-hidden">{t('calendar.done', { time })} </span>}
        <time dateTime={scheduledTime} aria-hidden={note.done || undefined}>
          {time}
        </time>{' '}
        {note.title}
        {isWaiting && <span className="visually-hidden">, {t('calendar.waiting')}</span>}
      </span>
    </Link>
  );
};

/** An event in a list of a day. */
export const EntryRow = ({ event, onOpen }: { event: ShownEvent; onOpen?: () => void }) => {
  const { t } = useTranslation();
  const { note, scheduledTime, repeats, isWaiting } = event;
  const time = formatTime(new Date(scheduledTime));
  return (
    <Link
      className={`${paper.paper} ${classes.row}`}
      data-c={paperNumber(note.options.color)}
      data-reminder={event._id}
      data-done={note.done || undefined}
      data-waiting={isWaiting || undefined}
      {...useNoteLink(note._id)}
      onClick={onOpen}
    >
      <span className={classes.title}>{note.title}</span>
      <span className={classes.time}>
        {note.done && <IconCheck size={14} stroke={2} aria-hidden />}
        <time dateTime={scheduledTime}>{note.done ? t('calendar.done', { time }) : time}</time>
        {repeats && <IconRepeat size={14} stroke={2} role="img" aria-label={t('calendar.repeats')} />}
        {isWaiting && <span>{t('calendar.waiting')}</span>}
      </span>
    </Link>
  );
};
