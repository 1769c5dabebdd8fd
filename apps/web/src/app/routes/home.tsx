import { EventsPanel } from '../../features/event/events-panel.tsx';
import { NoteEditor } from '../../features/note/editor/note-editor.tsx';
import { useUser } from '../../features/user/api.ts';
import { formatDate } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Page } from '../shell/page.tsx';
import classes from './home.module.css';

const NOON = 12;
const EVENING = 17;

const greetingKey = (hour: number) =>
  hour < NOON ? 'home.morning' : hour < EVENING ? 'home.afternoon' : 'home.evening';

export const Component = () => {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const now = new Date();
  return (
    <>
      <Page>
        <div className={classes.greeting}>
          <Stamp>{formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}</Stamp>
          <h1 className="h1">{t(greetingKey(now.getHours()), { name: user?.firstName ?? '' })}</h1>
        </div>
        <NoteEditor />
        <EmptyState drawing="note" title={t('home.emptyTitle')} text={t('home.emptyText')} />
      </Page>
      <EventsPanel />
    </>
  );
};
