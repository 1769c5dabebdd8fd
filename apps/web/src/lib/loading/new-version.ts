import { findGuardText } from '../session/unsaved-guards.ts';
import { findEntryScript } from './entry-script.ts';

const LONGEST_CHECK_MS = 3000;
/** A page that was just reloaded and still lacks a file must not reload for ever. */
const LOADED_JUST_NOW_MS = 60_000;

/**
 * Call it when a file of the page is missing, because a deploy has replaced it. Reloads the page and returns true,
 * unless unsaved work would be lost.
 */
export const recoverFromNewVersion = async (): Promise<boolean> => {
  if (!(await isOutdated())) return false;
  if (findGuardText() !== null || wasLoadedAgain()) return true;
  location.reload();
  return new Promise(() => undefined);
};

const wasLoadedAgain = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < LOADED_JUST_NOW_MS;
};

const isOutdated = async (): Promise<boolean> => {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const page = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_CHECK_MS) });
    const current = findEntryScript(await page.text());
    return page.ok && current !== undefined && current !== own;
  } catch {
    return false;
  }
};
