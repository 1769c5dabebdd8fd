/** A tab that nobody looks at lets the others go first. */
const HIDDEN_WAIT_MS = 500;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Whether this tab is the one to ring for a notification. The first to ask for its lock keeps it as long as the tab
 * lives. Without locks (plain http) whatever is in sight rings.
 */
export const claimRinging = async (notificationId: string): Promise<boolean> => {
  if (!('locks' in navigator)) return isVisible();
  if (!isVisible()) await new Promise((resolve) => setTimeout(resolve, HIDDEN_WAIT_MS));
  return new Promise((resolve) => {
    navigator.locks
      .request(`pl-ring ${notificationId}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(() => resolve(isVisible()));
  });
};
