import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { EditorLayer } from '../../../features/editor/paper/editor-layer.tsx';
import { useLiveEvents } from '../../../features/event/live.ts';
import { LightboxLayer } from '../../../features/media/lightbox/lightbox-layer.tsx';
import { NoteLayer } from '../../../features/note/detail/note-layer.tsx';
import { HistoryLayer } from '../../../features/note/history/history-layer.tsx';
import { ShareLayer } from '../../../features/share/share-layer.tsx';
import { useLiveUser } from '../../../features/user/live.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { briefQuiet } from '../../../lib/loading/quiet.ts';
import { useIdle } from '../../../lib/loading/use-idle.ts';
import { useSession } from '../../../lib/session/session.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';
import { TipHost } from '../../../ui/overlay/tip-host.tsx';
import { UnsavedGuardHost } from '../../../ui/overlay/unsaved-guard-host.tsx';
import { Header } from '../header/header.tsx';
import { SkipLink } from '../header/skip-link.tsx';
import { BottomNav } from '../nav/bottom-nav.tsx';
import { Sidebar } from '../nav/sidebar.tsx';
import { OfflineBanner } from '../notice/offline-banner.tsx';
import { ShortcutHelp } from '../notice/shortcut-help.tsx';
import classes from './dashboard-shell.module.css';
import { ProfileGate } from './profile-gate.tsx';
import { usePreload } from './use-preload.ts';

// Loaded late, because nothing rings in the first moment.
const NotificationLayer = lazyService(() =>
  import('../../../features/notification/notification-layer.tsx').then((module) => module.NotificationLayer),
);

/** A component of its own, so that its loading renders nothing else again. */
const Ringing = () => {
  const isSettled = useIdle(briefQuiet);
  const session = useSession();
  return isSettled && session && <NotificationLayer />;
};

/** The layers over any page: notes first, then the layers over a note. */
const Layers = () => {
  useLiveEvents();
  useLiveUser();
  return (
    <>
      <NoteLayer />
      <ShareLayer />
      <HistoryLayer />
      <EditorLayer />
      <LightboxLayer />
    </>
  );
};

export const Component = () => {
  usePreload();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <Header />
      <OfflineBanner />
      <div className={classes.columns}>
        <Sidebar />
        <ProfileGate>
          <Outlet />
        </ProfileGate>
      </div>
      <BottomNav />
      <Layers />
      <Ringing />
      <ShortcutHelp />
      <UnsavedGuardHost />
      <TipHost />
    </QueryClientProvider>
  );
};
