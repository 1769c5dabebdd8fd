import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { useDocumentTitle } from './document-title.ts';

/** What every page shares, whatever its shell. */
export const RootLayout = () => {
  useDocumentTitle();
  useFreshStart();
  return (
    <>
      <Outlet />
      <ConfirmHost />
      <ToastHost />
    </>
  );
};

/** A new path starts at its top, and screen readers at its heading. */
const useFreshStart = (): void => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current !== pathname) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A tab that changed the path keeps the focus: its arrow keys go on from there.
    if (document.activeElement?.closest('[role="tablist"]')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
};
