import { useEffect } from 'react';

/** Shows how much is unread on the icon of the installed app, as long as somebody is logged in. */
export const useAppBadge = (unread: number): void => {
  useEffect(() => {
    // Not every browser has it, and none but an installed app shows it.
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(unread).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [unread]);
};
