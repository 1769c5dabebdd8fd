import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { NoteLayer } from '../../features/note/note-layer.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { soon } from '../../lib/quiet.ts';
import { useSession } from '../../lib/session.ts';
import { useIdle } from '../../lib/use-idle.ts';
import { lazyService } from '../../ui/lazy-part.tsx';
import { UnsavedGuardHost } from '../../ui/unsaved-guard-host.tsx';
import { BottomNav } from './bottom-nav.tsx';
import classes from './dashboard-shell.module.css';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ProfileGate } from './profile-gate.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSpareParts } from './use-spare-parts.ts';

// Nothing rings in the first moment.
const NotificationLayer = lazyService(() =>
  import('../../features/notification/notification-layer.tsx').then((module) => module.NotificationLayer),
);

/** Apart, so that its coming renders nothing else again. */
const Ringing = () => {
  const isSettled = useIdle(soon);
  const session = useSession();
  return isSettled && session && <NotificationLayer />;
};

export const Component = () => {
  useSpareParts();
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
      <NoteLayer />
      <Ringing />
      <ShortcutHelp />
      <UnsavedGuardHost />
    </QueryClientProvider>
  );
};
