import type { Note } from '@pinlife/contract/note/schema';
import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useNoteList } from '../../../entities/note/api.ts';
import type { NoteFilter } from '../../../entities/note/pages.ts';
import { hasFailed } from '../../../lib/api/has-failed.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { SkeletonCard } from '../../../ui/feedback/skeleton.tsx';
import { type FeedPosition, NoteCard } from '../card/note-card.tsx';
import classes from './feed.module.css';
import { FeedEnd } from './feed-end.tsx';
import { useFeedKeys } from './use-feed-keys.ts';
import { type FeedVirtualizer, useFeedWindow } from './use-feed-window.ts';

type NoteFeedProps = {
  filter: NoteFilter;
  label: string;
  /** Shown if the list is empty. */
  empty: ReactNode;
  card?: ComponentType<FeedPosition & { note: Note }>;
  /** Puts the notes under the days on which they were made. */
  days?: FeedDays;
  /** Whether to say that all has been seen. */
  hasEnd?: boolean;
};

export type FeedDays = {
  /** Shown above the first note of a day. */
  Head: ComponentType<{ note: Note; before: Note | undefined }>;
  /** Shown beside the visible notes of each day. */
  Rail: ComponentType<{ notes: readonly Note[]; virtualizer: FeedVirtualizer }>;
};

/** An endless list of notes, newest first. */
export const NoteFeed = ({ filter, label, empty, card = NoteCard, days, hasEnd = true }: NoteFeedProps) => {
  const list = useNoteList(filter);
  const { data: notes, isFetchingNextPage, isFetchNextPageError, hasNextPage } = list;
  // Rendering the first cards takes long, so it is done in slices.
  const isShown = useDeferredValue(notes !== undefined, false);
  if (!notes || !isShown) {
    return hasFailed(list) ? (
      <FailedState onRetry={() => list.refetch()} isRetrying={list.isFetching} />
    ) : (
      <div className={classes.stack} data-days={days ? '' : undefined}>
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  }
  if (notes.length === 0 && !hasNextPage) return empty;
  const state = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'end';
  return (
    <Feed
      {...{ notes, label, card, days }}
      isBusy={list.isFetching}
      size={hasNextPage ? -1 : notes.length}
      canLoadOn={state === 'more'}
      onNearEnd={() => list.fetchNextPage()}
    >
      {(hasEnd || state !== 'end') && <FeedEnd state={state} onRetry={() => list.fetchNextPage()} />}
    </Feed>
  );
};

type FeedProps = Required<Pick<NoteFeedProps, 'label' | 'card'>> & {
  days: FeedDays | undefined;
  notes: readonly Note[];
  size: number;
  isBusy: boolean;
  /** There are more notes, none are loading, and loading has not just failed. */
  canLoadOn: boolean;
  onNearEnd: () => void;
  children: ReactNode;
};

/** The number of cards below the screen at which the next page is loaded. */
const CARDS_AHEAD = 4;

const Feed = ({ notes, label, card: Card, days, size, isBusy, canLoadOn, onNearEnd, children }: FeedProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { virtualizer, focused } = useFeedWindow(notes, list);
  const keys = useFeedKeys({ notes, list, focused, scrollTo: (index) => virtualizer.scrollToIndex(index) });
  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;

  const loadOn = useRef(onNearEnd);
  loadOn.current = onNearEnd;
  useEffect(() => {
    if (canLoadOn && lastIndex >= notes.length - 1 - CARDS_AHEAD) loadOn.current();
  }, [lastIndex, notes.length, canLoadOn]);

  return (
    <>
      <div
        ref={list}
        className={classes.list}
        style={{ height: virtualizer.getTotalSize() }}
        role="feed"
        aria-label={label}
        aria-busy={isBusy}
        data-days={days ? '' : undefined}
        {...keys}
      >
        {days && <days.Rail notes={notes} virtualizer={virtualizer} />}
        {items.map(({ index, key, start }) => {
          const note = notes[index];
          return (
            note && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.item}
                style={{ translate: `0 ${start - virtualizer.options.scrollMargin}px` }}
              >
                {days && <days.Head note={note} before={notes[index - 1]} />}
                <Card note={note} position={index + 1} size={size} />
              </div>
            )
          );
        })}
      </div>
      {children}
    </>
  );
};
