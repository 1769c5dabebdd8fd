import { Link } from 'react-router';
import { noteListQuery } from '../../entities/note/api.ts';
import { userQuery, useUser } from '../../entities/user/api.ts';
import { LeftDraftsSlot } from '../../features/editor/draft/left-drafts-slot.tsx';
import { NoteEditor } from '../../features/editor/paper/note-editor.tsx';
import { EventsPanel } from '../../features/event/events-panel.tsx';
import { memoriesQuery, wantsMemories } from '../../features/memory/api.ts';
import { loadMemoryCard, MemorySlot } from '../../features/memory/memory-slot.tsx';
import { NoteFeed } from '../../features/note/feed/note-feed.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { formatDate } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { getToken } from '../../lib/session/session.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import { localDate, toDate } from '../../lib/time/plain-date.ts';
import { useClock } from '../../lib/time/use-clock.ts';
import { useToday } from '../../lib/time/use-today.ts';
import link from '../../ui/action/link.module.css';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stamp } from '../../ui/mark/stamp.tsx';
import { Page } from '../shell/frame/page.tsx';
import classes from './home.module.css';

const everything = {};

/** How long the loader waits for an early answer; too short to be noticed. */
const LONGEST_WAIT_MS = 100;

/** Waits briefly for the early answer, so that no skeleton flashes. */
export const loader = async (): Promise<null> => {
  // Without a session the shell's loader, which runs in parallel, redirects to the login.
  if (!getToken()) return null;
  const answers = [
    queryClient.ensureQueryData(userQuery),
    queryClient.ensureInfiniteQueryData(noteListQuery(everything)),
    loadMemories(),
  ];
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(answers), wait]);
  return null;
};

/** Memories are above the feed. Loaded later, they would push it down while it is read. */
const loadMemories = async (): Promise<void> => {
  const today = localDate(new Date(findKnownTime()));
  if (!wantsMemories(await queryClient.ensureQueryData(userQuery), today)) return;
  const memories = await queryClient.ensureQueryData(memoriesQuery(today));
  if (memories.length > 0) await loadMemoryCard();
};

const NOON = 12;
const EVENING = 17;

const greetingKey = (now: Date) => {
  const hour = now.getHours();
  return hour < NOON ? 'home.morning' : hour < EVENING ? 'home.afternoon' : 'home.evening';
};

export const Component = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const greeting = useClock(greetingKey);
  const today = toDate(useToday());
  return (
    <>
      <Page>
        <div className={classes.greeting}>
          <Stamp>{formatDate(today, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}</Stamp>
          <h1 className="h1">{t(greeting, { name: user?.firstName ?? '' })}</h1>
        </div>
        <div className={classes.editor}>
          <NoteEditor />
        </div>
        <LeftDraftsSlot />
        <MemorySlot />
        <NoteFeed
          filter={everything}
          label={t('note.feed')}
          empty={
            <EmptyState
              drawing="note"
              title={t('note.emptyTitle')}
              text={t('note.emptyText')}
              action={
                <Link className={link.link} to="/dashboard/settings/import">
                  {t('note.bring')}
                </Link>
              }
            />
          }
        />
      </Page>
      <EventsPanel />
    </>
  );
};
