import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { ConfirmHost } from '../ui/overlay/confirm-host.tsx';
import { useDocumentTitle } from './document-title.ts';

/** The outermost layout, common to all shells. */
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

/** After a change of path: scrolls to the top and moves the focus to the heading. */
const useFreshStart = (): void => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current !== pathname) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusStart();
  }, [pathname]);
};

const focusStart = (): void => {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  // Does not take the focus from a form field, or from a tab that the arrow keys have reached.
  if (!main || focused?.closest('[role="tablist"]') || (focused !== main && main.contains(focused))) return;
  const start = main.querySelector<HTMLElement>('h1, h2') ?? main;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
};
