/** Hidden tabs wait, so that a visible tab rings. */
const HIDDEN_WAIT_MS = 500;

const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Whether this tab rings for a notification. The first tab that gets its lock keeps it until it closes. Without locks
 * (plain http) every visible tab rings.
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
