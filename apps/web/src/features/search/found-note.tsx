import type { Note } from '@pinlife/contract/note/schema';
import { IconBell, IconHeart, IconNote } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useNoteLink } from '../../entities/note/address.ts';
import { paperNumber } from '../../entities/note/paper.ts';
import { plainTextOf } from '../../entities/note/plain-text.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import { ListRow } from '../../ui/list/list-row.tsx';
import { findExcerpt, markText } from './marks.ts';
import classes from './search-popover.module.css';

type FoundNoteProps = { id: string; note: Note; search: string; isActive: boolean; onOpen: () => void };

/** A line of the search box's list: the note's paper, its title and the place of the match. */
export const FoundNote = ({ id, note, search, isActive, onOpen }: FoundNoteProps) => {
  const { options, reminder, title, createdAt } = note;
  const Icon = options.passion ? IconHeart : reminder ? IconBell : IconNote;
  const excerpt = useMemo(() => findExcerpt(listTexts(note), search), [note, search]);
  return (
    <ListRow
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      color={paperNumber(options.color)}
      icon={Icon}
      title={<Marked text={title} search={search} />}
      when={formatDay(new Date(createdAt))}
      {...useNoteLink(note._id)}
      onClick={onOpen}
    >
      <span className={classes.excerpt}>
        <Marked text={excerpt} search={search} />
      </span>
    </ListRow>
  );
};

const Marked = ({ text, search }: { text: string; search: string }): ReactNode =>
  markText(text, search).map(({ start, text: part, isMatch }) =>
    isMatch ? (
      <mark key={start} className={classes.match}>
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );

const listTexts = ({ content, comments, options, media }: Note): string[] => [
  plainTextOf(content),
  ...comments.map((comment) => comment.content),
  options.location,
  ...media.map(({ filename }) => filename),
];
