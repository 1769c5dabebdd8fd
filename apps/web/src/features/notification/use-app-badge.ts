import { useEffect } from 'react';

/** Shows the number of unread notifications on the icon of the installed app while a session exists. */
export const useAppBadge = (unread: number): void => {
  useEffect(() => {
    // Not every browser has it, and only installed apps show it.
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(unread).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [unread]);
};
