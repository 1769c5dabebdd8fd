import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { NoteLayer } from '../../features/note/note-layer.tsx';
import { queryClient } from '../../lib/query-client.ts';
import { UnsavedGuardHost } from '../../ui/unsaved-guard-host.tsx';
import { MantineScope } from '../mantine-scope.tsx';
import { BottomNav } from './bottom-nav.tsx';
import classes from './dashboard-shell.module.css';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ProfileGate } from './profile-gate.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSpareParts } from './use-spare-parts.ts';

// Nothing rings in the first moment; a page that cannot load it goes on without.
const NotificationLayer = lazy<ComponentType>(() =>
  import('../../features/notification/notification-layer.tsx').then(
    (module) => ({ default: module.NotificationLayer }),
    () => ({ default: () => null }),
  ),
);

const ShortcutSheet = lazy<ComponentType>(() =>
  import('./shortcut-sheet.tsx').then(
    (module) => ({ default: module.ShortcutSheet }),
    () => ({ default: () => null }),
  ),
);

export const Component = () => {
  useSpareParts();
  return (
    <QueryClientProvider client={queryClient}>
      <MantineScope>
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
        <Suspense fallback={null}>
          <NotificationLayer />
          <ShortcutSheet />
        </Suspense>
        <UnsavedGuardHost />
      </MantineScope>
    </QueryClientProvider>
  );
};
