import { EventsPanel } from '../../features/event/events-panel.tsx';
import { noteListQuery } from '../../features/note/api.ts';
import { NoteEditor } from '../../features/note/editor/note-editor.tsx';
import { NoteFeed } from '../../features/note/note-feed.tsx';
import { userQuery, useUser } from '../../features/user/api.ts';
import { formatDate } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toDate } from '../../lib/plain-date.ts';
import { queryClient } from '../../lib/query-client.ts';
import { getToken } from '../../lib/session.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useToday } from '../../lib/use-today.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Page } from '../shell/page.tsx';
import classes from './home.module.css';

const everything = {};

/** Longer than an answer takes that was asked for early; no time that anybody notices. */
const LONGEST_WAIT_MS = 100;

/** What is there already is shown at once, instead of grey bars before it. */
export const loader = async (): Promise<null> => {
  // It runs beside the shell's own loader, which sends whoever has none to the login.
  if (!getToken()) return null;
  const answers = [
    queryClient.ensureQueryData(userQuery),
    queryClient.ensureInfiniteQueryData(noteListQuery(everything)),
  ];
  const wait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(answers), wait]);
  return null;
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
        <NoteFeed
          filter={everything}
          label={t('note.feed')}
          empty={<EmptyState drawing="note" title={t('note.emptyTitle')} text={t('note.emptyText')} />}
        />
      </Page>
      <EventsPanel />
    </>
  );
};
